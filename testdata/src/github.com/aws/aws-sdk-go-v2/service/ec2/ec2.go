// Package ec2 declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/ec2.
package ec2

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type AllocateHostsInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type AllocateHostsOutput struct{ noSmithyDocumentSerde }

type AllocateIpamPoolCidrInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type AllocateIpamPoolCidrOutput struct{ noSmithyDocumentSerde }

type AuthorizeClientVpnIngressInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type AuthorizeClientVpnIngressOutput struct{ noSmithyDocumentSerde }

type Client struct{}

type CopyFpgaImageInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CopyFpgaImageOutput struct{ noSmithyDocumentSerde }

type CopyImageInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CopyImageOutput struct{ noSmithyDocumentSerde }

type CopyVolumesInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CopyVolumesOutput struct{ noSmithyDocumentSerde }

type CreateApplicationStatusCheckInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateApplicationStatusCheckOutput struct{ noSmithyDocumentSerde }

type CreateCapacityManagerDataExportInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityManagerDataExportOutput struct{ noSmithyDocumentSerde }

type CreateCapacityReservationBySplittingInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityReservationBySplittingOutput struct{ noSmithyDocumentSerde }

type CreateCapacityReservationCancellationQuoteInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityReservationCancellationQuoteOutput struct{ noSmithyDocumentSerde }

type CreateCapacityReservationDateChangeQuoteInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityReservationDateChangeQuoteOutput struct{ noSmithyDocumentSerde }

type CreateCapacityReservationFleetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityReservationFleetOutput struct{ noSmithyDocumentSerde }

type CreateCapacityReservationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCapacityReservationOutput struct{ noSmithyDocumentSerde }

type CreateCarrierGatewayInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateCarrierGatewayOutput struct{ noSmithyDocumentSerde }

type CreateClientVpnEndpointInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateClientVpnEndpointOutput struct{ noSmithyDocumentSerde }

type CreateClientVpnRouteInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateClientVpnRouteOutput struct{ noSmithyDocumentSerde }

type CreateDelegateMacVolumeOwnershipTaskInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateDelegateMacVolumeOwnershipTaskOutput struct{ noSmithyDocumentSerde }

type CreateEgressOnlyInternetGatewayInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateEgressOnlyInternetGatewayOutput struct{ noSmithyDocumentSerde }

type CreateFleetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateFleetOutput struct{ noSmithyDocumentSerde }

type CreateFlowLogsInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateFlowLogsOutput struct{ noSmithyDocumentSerde }

type CreateFpgaImageInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateFpgaImageOutput struct{ noSmithyDocumentSerde }

type CreateImageUsageReportInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateImageUsageReportOutput struct{ noSmithyDocumentSerde }

type CreateInstanceConnectEndpointInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateInstanceConnectEndpointOutput struct{ noSmithyDocumentSerde }

type CreateInterruptibleCapacityReservationAllocationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateInterruptibleCapacityReservationAllocationOutput struct{ noSmithyDocumentSerde }

type CreateIpamExternalResourceVerificationTokenInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamExternalResourceVerificationTokenOutput struct{ noSmithyDocumentSerde }

type CreateIpamInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamInternetRegistryAssociationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamInternetRegistryAssociationOutput struct{ noSmithyDocumentSerde }

type CreateIpamOutput struct{ noSmithyDocumentSerde }

type CreateIpamPolicyInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamPolicyOutput struct{ noSmithyDocumentSerde }

type CreateIpamPoolInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamPoolOutput struct{ noSmithyDocumentSerde }

type CreateIpamPrefixListResolverInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamPrefixListResolverOutput struct{ noSmithyDocumentSerde }

type CreateIpamPrefixListResolverTargetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamPrefixListResolverTargetOutput struct{ noSmithyDocumentSerde }

type CreateIpamResourceDiscoveryInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamResourceDiscoveryOutput struct{ noSmithyDocumentSerde }

type CreateIpamRoutingPolicyRegistrationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamRoutingPolicyRegistrationOutput struct{ noSmithyDocumentSerde }

type CreateIpamScopeInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateIpamScopeOutput struct{ noSmithyDocumentSerde }

type CreateLaunchTemplateInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateLaunchTemplateOutput struct{ noSmithyDocumentSerde }

type CreateLaunchTemplateVersionInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateLaunchTemplateVersionOutput struct{ noSmithyDocumentSerde }

type CreateMacSystemIntegrityProtectionModificationTaskInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateMacSystemIntegrityProtectionModificationTaskOutput struct{ noSmithyDocumentSerde }

type CreateManagedPrefixListInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateManagedPrefixListOutput struct{ noSmithyDocumentSerde }

type CreateMetricCategoryInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateMetricCategoryOutput struct{ noSmithyDocumentSerde }

type CreateNatGatewayInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNatGatewayOutput struct{ noSmithyDocumentSerde }

type CreateNetworkAclInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNetworkAclOutput struct{ noSmithyDocumentSerde }

type CreateNetworkInsightsAccessScopeInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNetworkInsightsAccessScopeOutput struct{ noSmithyDocumentSerde }

type CreateNetworkInsightsPathInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNetworkInsightsPathOutput struct{ noSmithyDocumentSerde }

type CreateNetworkInterfaceInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNetworkInterfaceOutput struct{ noSmithyDocumentSerde }

type CreateNetworkingFlexCostAllocationPolicyInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateNetworkingFlexCostAllocationPolicyOutput struct{ noSmithyDocumentSerde }

type CreateReplaceRootVolumeTaskInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateReplaceRootVolumeTaskOutput struct{ noSmithyDocumentSerde }

type CreateReservedInstancesListingInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateReservedInstancesListingOutput struct{ noSmithyDocumentSerde }

type CreateRouteServerEndpointInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateRouteServerEndpointOutput struct{ noSmithyDocumentSerde }

type CreateRouteServerInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateRouteServerOutput struct{ noSmithyDocumentSerde }

type CreateRouteTableInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateRouteTableOutput struct{ noSmithyDocumentSerde }

type CreateSecondaryNetworkInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateSecondaryNetworkOutput struct{ noSmithyDocumentSerde }

type CreateSecondarySubnetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateSecondarySubnetOutput struct{ noSmithyDocumentSerde }

type CreateTrafficMirrorFilterInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateTrafficMirrorFilterOutput struct{ noSmithyDocumentSerde }

type CreateTrafficMirrorFilterRuleInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateTrafficMirrorFilterRuleOutput struct{ noSmithyDocumentSerde }

type CreateTrafficMirrorSessionInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateTrafficMirrorSessionOutput struct{ noSmithyDocumentSerde }

type CreateTrafficMirrorTargetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateTrafficMirrorTargetOutput struct{ noSmithyDocumentSerde }

type CreateVerifiedAccessEndpointInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVerifiedAccessEndpointOutput struct{ noSmithyDocumentSerde }

type CreateVerifiedAccessGroupInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVerifiedAccessGroupOutput struct{ noSmithyDocumentSerde }

type CreateVerifiedAccessInstanceInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVerifiedAccessInstanceOutput struct{ noSmithyDocumentSerde }

type CreateVerifiedAccessTrustProviderInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVerifiedAccessTrustProviderOutput struct{ noSmithyDocumentSerde }

type CreateVolumeInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVolumeOutput struct{ noSmithyDocumentSerde }

type CreateVpcEndpointConnectionNotificationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVpcEndpointConnectionNotificationOutput struct{ noSmithyDocumentSerde }

type CreateVpcEndpointInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVpcEndpointOutput struct{ noSmithyDocumentSerde }

type CreateVpcEndpointServiceConfigurationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateVpcEndpointServiceConfigurationOutput struct{ noSmithyDocumentSerde }

type ExportImageInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ExportImageOutput struct{ noSmithyDocumentSerde }

type ImportImageInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ImportImageOutput struct{ noSmithyDocumentSerde }

type ImportSnapshotInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ImportSnapshotOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type ProvisionIpamPoolCidrInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type ProvisionIpamPoolCidrOutput struct{ noSmithyDocumentSerde }

type PurchaseHostReservationInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type PurchaseHostReservationOutput struct{ noSmithyDocumentSerde }

type PurchaseScheduledInstancesInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type PurchaseScheduledInstancesOutput struct{ noSmithyDocumentSerde }

type RequestSpotInstancesInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type RequestSpotInstancesOutput struct{ noSmithyDocumentSerde }

type RunInstancesInput struct {
	MaxCount              *int32
	MinCount              *int32
	AdditionalInfo        *string
	ClientToken           *string
	DisableApiStop        *bool
	DisableApiTermination *bool
	DryRun                *bool
	EbsOptimized          *bool
	EnablePrimaryIpv6     *bool
	ImageId               *string
	Ipv6AddressCount      *int32
	KernelId              *string
	KeyName               *string
	PrivateIpAddress      *string
	RamdiskId             *string
	SecurityGroupIds      []string
	SecurityGroups        []string
	SubnetId              *string
	UserData              *string
	noSmithyDocumentSerde
}

type RunInstancesOutput struct{ noSmithyDocumentSerde }

type RunScheduledInstancesInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type RunScheduledInstancesOutput struct{ noSmithyDocumentSerde }

type StartNetworkInsightsAccessScopeAnalysisInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type StartNetworkInsightsAccessScopeAnalysisOutput struct{ noSmithyDocumentSerde }

type StartNetworkInsightsAnalysisInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type StartNetworkInsightsAnalysisOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) AllocateHosts(ctx context.Context, params *AllocateHostsInput, optFns ...func(*Options)) (_ *AllocateHostsOutput, _ error) {
	return
}

func (c *Client) AllocateIpamPoolCidr(ctx context.Context, params *AllocateIpamPoolCidrInput, optFns ...func(*Options)) (_ *AllocateIpamPoolCidrOutput, _ error) {
	return
}

func (c *Client) AuthorizeClientVpnIngress(ctx context.Context, params *AuthorizeClientVpnIngressInput, optFns ...func(*Options)) (_ *AuthorizeClientVpnIngressOutput, _ error) {
	return
}

func (c *Client) CopyFpgaImage(ctx context.Context, params *CopyFpgaImageInput, optFns ...func(*Options)) (_ *CopyFpgaImageOutput, _ error) {
	return
}

func (c *Client) CopyImage(ctx context.Context, params *CopyImageInput, optFns ...func(*Options)) (_ *CopyImageOutput, _ error) {
	return
}

func (c *Client) CopyVolumes(ctx context.Context, params *CopyVolumesInput, optFns ...func(*Options)) (_ *CopyVolumesOutput, _ error) {
	return
}

func (c *Client) CreateApplicationStatusCheck(ctx context.Context, params *CreateApplicationStatusCheckInput, optFns ...func(*Options)) (_ *CreateApplicationStatusCheckOutput, _ error) {
	return
}

func (c *Client) CreateCapacityManagerDataExport(ctx context.Context, params *CreateCapacityManagerDataExportInput, optFns ...func(*Options)) (_ *CreateCapacityManagerDataExportOutput, _ error) {
	return
}

func (c *Client) CreateCapacityReservation(ctx context.Context, params *CreateCapacityReservationInput, optFns ...func(*Options)) (_ *CreateCapacityReservationOutput, _ error) {
	return
}

func (c *Client) CreateCapacityReservationBySplitting(ctx context.Context, params *CreateCapacityReservationBySplittingInput, optFns ...func(*Options)) (_ *CreateCapacityReservationBySplittingOutput, _ error) {
	return
}

func (c *Client) CreateCapacityReservationCancellationQuote(ctx context.Context, params *CreateCapacityReservationCancellationQuoteInput, optFns ...func(*Options)) (_ *CreateCapacityReservationCancellationQuoteOutput, _ error) {
	return
}

func (c *Client) CreateCapacityReservationDateChangeQuote(ctx context.Context, params *CreateCapacityReservationDateChangeQuoteInput, optFns ...func(*Options)) (_ *CreateCapacityReservationDateChangeQuoteOutput, _ error) {
	return
}

func (c *Client) CreateCapacityReservationFleet(ctx context.Context, params *CreateCapacityReservationFleetInput, optFns ...func(*Options)) (_ *CreateCapacityReservationFleetOutput, _ error) {
	return
}

func (c *Client) CreateCarrierGateway(ctx context.Context, params *CreateCarrierGatewayInput, optFns ...func(*Options)) (_ *CreateCarrierGatewayOutput, _ error) {
	return
}

func (c *Client) CreateClientVpnEndpoint(ctx context.Context, params *CreateClientVpnEndpointInput, optFns ...func(*Options)) (_ *CreateClientVpnEndpointOutput, _ error) {
	return
}

func (c *Client) CreateClientVpnRoute(ctx context.Context, params *CreateClientVpnRouteInput, optFns ...func(*Options)) (_ *CreateClientVpnRouteOutput, _ error) {
	return
}

func (c *Client) CreateDelegateMacVolumeOwnershipTask(ctx context.Context, params *CreateDelegateMacVolumeOwnershipTaskInput, optFns ...func(*Options)) (_ *CreateDelegateMacVolumeOwnershipTaskOutput, _ error) {
	return
}

func (c *Client) CreateEgressOnlyInternetGateway(ctx context.Context, params *CreateEgressOnlyInternetGatewayInput, optFns ...func(*Options)) (_ *CreateEgressOnlyInternetGatewayOutput, _ error) {
	return
}

func (c *Client) CreateFleet(ctx context.Context, params *CreateFleetInput, optFns ...func(*Options)) (_ *CreateFleetOutput, _ error) {
	return
}

func (c *Client) CreateFlowLogs(ctx context.Context, params *CreateFlowLogsInput, optFns ...func(*Options)) (_ *CreateFlowLogsOutput, _ error) {
	return
}

func (c *Client) CreateFpgaImage(ctx context.Context, params *CreateFpgaImageInput, optFns ...func(*Options)) (_ *CreateFpgaImageOutput, _ error) {
	return
}

func (c *Client) CreateImageUsageReport(ctx context.Context, params *CreateImageUsageReportInput, optFns ...func(*Options)) (_ *CreateImageUsageReportOutput, _ error) {
	return
}

func (c *Client) CreateInstanceConnectEndpoint(ctx context.Context, params *CreateInstanceConnectEndpointInput, optFns ...func(*Options)) (_ *CreateInstanceConnectEndpointOutput, _ error) {
	return
}

func (c *Client) CreateInterruptibleCapacityReservationAllocation(ctx context.Context, params *CreateInterruptibleCapacityReservationAllocationInput, optFns ...func(*Options)) (_ *CreateInterruptibleCapacityReservationAllocationOutput, _ error) {
	return
}

func (c *Client) CreateIpam(ctx context.Context, params *CreateIpamInput, optFns ...func(*Options)) (_ *CreateIpamOutput, _ error) {
	return
}

func (c *Client) CreateIpamExternalResourceVerificationToken(ctx context.Context, params *CreateIpamExternalResourceVerificationTokenInput, optFns ...func(*Options)) (_ *CreateIpamExternalResourceVerificationTokenOutput, _ error) {
	return
}

func (c *Client) CreateIpamInternetRegistryAssociation(ctx context.Context, params *CreateIpamInternetRegistryAssociationInput, optFns ...func(*Options)) (_ *CreateIpamInternetRegistryAssociationOutput, _ error) {
	return
}

func (c *Client) CreateIpamPolicy(ctx context.Context, params *CreateIpamPolicyInput, optFns ...func(*Options)) (_ *CreateIpamPolicyOutput, _ error) {
	return
}

func (c *Client) CreateIpamPool(ctx context.Context, params *CreateIpamPoolInput, optFns ...func(*Options)) (_ *CreateIpamPoolOutput, _ error) {
	return
}

func (c *Client) CreateIpamPrefixListResolver(ctx context.Context, params *CreateIpamPrefixListResolverInput, optFns ...func(*Options)) (_ *CreateIpamPrefixListResolverOutput, _ error) {
	return
}

func (c *Client) CreateIpamPrefixListResolverTarget(ctx context.Context, params *CreateIpamPrefixListResolverTargetInput, optFns ...func(*Options)) (_ *CreateIpamPrefixListResolverTargetOutput, _ error) {
	return
}

func (c *Client) CreateIpamResourceDiscovery(ctx context.Context, params *CreateIpamResourceDiscoveryInput, optFns ...func(*Options)) (_ *CreateIpamResourceDiscoveryOutput, _ error) {
	return
}

func (c *Client) CreateIpamRoutingPolicyRegistration(ctx context.Context, params *CreateIpamRoutingPolicyRegistrationInput, optFns ...func(*Options)) (_ *CreateIpamRoutingPolicyRegistrationOutput, _ error) {
	return
}

func (c *Client) CreateIpamScope(ctx context.Context, params *CreateIpamScopeInput, optFns ...func(*Options)) (_ *CreateIpamScopeOutput, _ error) {
	return
}

func (c *Client) CreateLaunchTemplate(ctx context.Context, params *CreateLaunchTemplateInput, optFns ...func(*Options)) (_ *CreateLaunchTemplateOutput, _ error) {
	return
}

func (c *Client) CreateLaunchTemplateVersion(ctx context.Context, params *CreateLaunchTemplateVersionInput, optFns ...func(*Options)) (_ *CreateLaunchTemplateVersionOutput, _ error) {
	return
}

func (c *Client) CreateMacSystemIntegrityProtectionModificationTask(ctx context.Context, params *CreateMacSystemIntegrityProtectionModificationTaskInput, optFns ...func(*Options)) (_ *CreateMacSystemIntegrityProtectionModificationTaskOutput, _ error) {
	return
}

func (c *Client) CreateManagedPrefixList(ctx context.Context, params *CreateManagedPrefixListInput, optFns ...func(*Options)) (_ *CreateManagedPrefixListOutput, _ error) {
	return
}

func (c *Client) CreateMetricCategory(ctx context.Context, params *CreateMetricCategoryInput, optFns ...func(*Options)) (_ *CreateMetricCategoryOutput, _ error) {
	return
}

func (c *Client) CreateNatGateway(ctx context.Context, params *CreateNatGatewayInput, optFns ...func(*Options)) (_ *CreateNatGatewayOutput, _ error) {
	return
}

func (c *Client) CreateNetworkAcl(ctx context.Context, params *CreateNetworkAclInput, optFns ...func(*Options)) (_ *CreateNetworkAclOutput, _ error) {
	return
}

func (c *Client) CreateNetworkInsightsAccessScope(ctx context.Context, params *CreateNetworkInsightsAccessScopeInput, optFns ...func(*Options)) (_ *CreateNetworkInsightsAccessScopeOutput, _ error) {
	return
}

func (c *Client) CreateNetworkInsightsPath(ctx context.Context, params *CreateNetworkInsightsPathInput, optFns ...func(*Options)) (_ *CreateNetworkInsightsPathOutput, _ error) {
	return
}

func (c *Client) CreateNetworkInterface(ctx context.Context, params *CreateNetworkInterfaceInput, optFns ...func(*Options)) (_ *CreateNetworkInterfaceOutput, _ error) {
	return
}

func (c *Client) CreateNetworkingFlexCostAllocationPolicy(ctx context.Context, params *CreateNetworkingFlexCostAllocationPolicyInput, optFns ...func(*Options)) (_ *CreateNetworkingFlexCostAllocationPolicyOutput, _ error) {
	return
}

func (c *Client) CreateReplaceRootVolumeTask(ctx context.Context, params *CreateReplaceRootVolumeTaskInput, optFns ...func(*Options)) (_ *CreateReplaceRootVolumeTaskOutput, _ error) {
	return
}

func (c *Client) CreateReservedInstancesListing(ctx context.Context, params *CreateReservedInstancesListingInput, optFns ...func(*Options)) (_ *CreateReservedInstancesListingOutput, _ error) {
	return
}

func (c *Client) CreateRouteServer(ctx context.Context, params *CreateRouteServerInput, optFns ...func(*Options)) (_ *CreateRouteServerOutput, _ error) {
	return
}

func (c *Client) CreateRouteServerEndpoint(ctx context.Context, params *CreateRouteServerEndpointInput, optFns ...func(*Options)) (_ *CreateRouteServerEndpointOutput, _ error) {
	return
}

func (c *Client) CreateRouteTable(ctx context.Context, params *CreateRouteTableInput, optFns ...func(*Options)) (_ *CreateRouteTableOutput, _ error) {
	return
}

func (c *Client) CreateSecondaryNetwork(ctx context.Context, params *CreateSecondaryNetworkInput, optFns ...func(*Options)) (_ *CreateSecondaryNetworkOutput, _ error) {
	return
}

func (c *Client) CreateSecondarySubnet(ctx context.Context, params *CreateSecondarySubnetInput, optFns ...func(*Options)) (_ *CreateSecondarySubnetOutput, _ error) {
	return
}

func (c *Client) CreateTrafficMirrorFilter(ctx context.Context, params *CreateTrafficMirrorFilterInput, optFns ...func(*Options)) (_ *CreateTrafficMirrorFilterOutput, _ error) {
	return
}

func (c *Client) CreateTrafficMirrorFilterRule(ctx context.Context, params *CreateTrafficMirrorFilterRuleInput, optFns ...func(*Options)) (_ *CreateTrafficMirrorFilterRuleOutput, _ error) {
	return
}

func (c *Client) CreateTrafficMirrorSession(ctx context.Context, params *CreateTrafficMirrorSessionInput, optFns ...func(*Options)) (_ *CreateTrafficMirrorSessionOutput, _ error) {
	return
}

func (c *Client) CreateTrafficMirrorTarget(ctx context.Context, params *CreateTrafficMirrorTargetInput, optFns ...func(*Options)) (_ *CreateTrafficMirrorTargetOutput, _ error) {
	return
}

func (c *Client) CreateVerifiedAccessEndpoint(ctx context.Context, params *CreateVerifiedAccessEndpointInput, optFns ...func(*Options)) (_ *CreateVerifiedAccessEndpointOutput, _ error) {
	return
}

func (c *Client) CreateVerifiedAccessGroup(ctx context.Context, params *CreateVerifiedAccessGroupInput, optFns ...func(*Options)) (_ *CreateVerifiedAccessGroupOutput, _ error) {
	return
}

func (c *Client) CreateVerifiedAccessInstance(ctx context.Context, params *CreateVerifiedAccessInstanceInput, optFns ...func(*Options)) (_ *CreateVerifiedAccessInstanceOutput, _ error) {
	return
}

func (c *Client) CreateVerifiedAccessTrustProvider(ctx context.Context, params *CreateVerifiedAccessTrustProviderInput, optFns ...func(*Options)) (_ *CreateVerifiedAccessTrustProviderOutput, _ error) {
	return
}

func (c *Client) CreateVolume(ctx context.Context, params *CreateVolumeInput, optFns ...func(*Options)) (_ *CreateVolumeOutput, _ error) {
	return
}

func (c *Client) CreateVpcEndpoint(ctx context.Context, params *CreateVpcEndpointInput, optFns ...func(*Options)) (_ *CreateVpcEndpointOutput, _ error) {
	return
}

func (c *Client) CreateVpcEndpointConnectionNotification(ctx context.Context, params *CreateVpcEndpointConnectionNotificationInput, optFns ...func(*Options)) (_ *CreateVpcEndpointConnectionNotificationOutput, _ error) {
	return
}

func (c *Client) CreateVpcEndpointServiceConfiguration(ctx context.Context, params *CreateVpcEndpointServiceConfigurationInput, optFns ...func(*Options)) (_ *CreateVpcEndpointServiceConfigurationOutput, _ error) {
	return
}

func (c *Client) ExportImage(ctx context.Context, params *ExportImageInput, optFns ...func(*Options)) (_ *ExportImageOutput, _ error) {
	return
}

func (c *Client) ImportImage(ctx context.Context, params *ImportImageInput, optFns ...func(*Options)) (_ *ImportImageOutput, _ error) {
	return
}

func (c *Client) ImportSnapshot(ctx context.Context, params *ImportSnapshotInput, optFns ...func(*Options)) (_ *ImportSnapshotOutput, _ error) {
	return
}

func (c *Client) ProvisionIpamPoolCidr(ctx context.Context, params *ProvisionIpamPoolCidrInput, optFns ...func(*Options)) (_ *ProvisionIpamPoolCidrOutput, _ error) {
	return
}

func (c *Client) PurchaseHostReservation(ctx context.Context, params *PurchaseHostReservationInput, optFns ...func(*Options)) (_ *PurchaseHostReservationOutput, _ error) {
	return
}

func (c *Client) PurchaseScheduledInstances(ctx context.Context, params *PurchaseScheduledInstancesInput, optFns ...func(*Options)) (_ *PurchaseScheduledInstancesOutput, _ error) {
	return
}

func (c *Client) RequestSpotInstances(ctx context.Context, params *RequestSpotInstancesInput, optFns ...func(*Options)) (_ *RequestSpotInstancesOutput, _ error) {
	return
}

func (c *Client) RunInstances(ctx context.Context, params *RunInstancesInput, optFns ...func(*Options)) (_ *RunInstancesOutput, _ error) {
	return
}

func (c *Client) RunScheduledInstances(ctx context.Context, params *RunScheduledInstancesInput, optFns ...func(*Options)) (_ *RunScheduledInstancesOutput, _ error) {
	return
}

func (c *Client) StartNetworkInsightsAccessScopeAnalysis(ctx context.Context, params *StartNetworkInsightsAccessScopeAnalysisInput, optFns ...func(*Options)) (_ *StartNetworkInsightsAccessScopeAnalysisOutput, _ error) {
	return
}

func (c *Client) StartNetworkInsightsAnalysis(ctx context.Context, params *StartNetworkInsightsAnalysisInput, optFns ...func(*Options)) (_ *StartNetworkInsightsAnalysisOutput, _ error) {
	return
}
