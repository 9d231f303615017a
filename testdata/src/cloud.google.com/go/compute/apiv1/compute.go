// Package compute declares, for tests, what they use of cloud.google.com/go/compute/apiv1.
package compute

import (
	"cloud.google.com/go/compute/apiv1/computepb"
	"context"
	gax "github.com/googleapis/gax-go/v2"
)

type AddressesClient struct{}

type BackendServicesClient struct{}

type DisksClient struct{}

type FirewallsClient struct{}

type ForwardingRulesClient struct{}

type GlobalAddressesClient struct{}

type GlobalForwardingRulesClient struct{}

type HealthChecksClient struct{}

type ImagesClient struct{}

type InstanceGroupManagersClient struct{}

type InstanceGroupsClient struct{}

type InstanceTemplatesClient struct{}

type InstancesClient struct{}

type NetworkEndpointGroupsClient struct{}

type NetworksClient struct{}

type Operation struct{ operationHandle }

type RegionDisksClient struct{}

type ReservationsClient struct{}

type RoutersClient struct{}

type RoutesClient struct{}

type SecurityPoliciesClient struct{}

type SnapshotsClient struct{}

type SslCertificatesClient struct{}

type SubnetworksClient struct{}

type TargetPoolsClient struct{}

type UrlMapsClient struct{}

type VpnGatewaysClient struct{}

type VpnTunnelsClient struct{}

type operationHandle interface{}

func (c *AddressesClient) Insert(ctx context.Context, req *computepb.InsertAddressRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *BackendServicesClient) Insert(ctx context.Context, req *computepb.InsertBackendServiceRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *DisksClient) BulkInsert(ctx context.Context, req *computepb.BulkInsertDiskRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *DisksClient) Insert(ctx context.Context, req *computepb.InsertDiskRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *FirewallsClient) Insert(ctx context.Context, req *computepb.InsertFirewallRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *ForwardingRulesClient) Insert(ctx context.Context, req *computepb.InsertForwardingRuleRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *GlobalAddressesClient) Insert(ctx context.Context, req *computepb.InsertGlobalAddressRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *GlobalForwardingRulesClient) Insert(ctx context.Context, req *computepb.InsertGlobalForwardingRuleRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *HealthChecksClient) Insert(ctx context.Context, req *computepb.InsertHealthCheckRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *ImagesClient) Insert(ctx context.Context, req *computepb.InsertImageRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *InstanceGroupManagersClient) Insert(ctx context.Context, req *computepb.InsertInstanceGroupManagerRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *InstanceGroupsClient) Insert(ctx context.Context, req *computepb.InsertInstanceGroupRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *InstanceTemplatesClient) Insert(ctx context.Context, req *computepb.InsertInstanceTemplateRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *InstancesClient) BulkInsert(ctx context.Context, req *computepb.BulkInsertInstanceRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *InstancesClient) Insert(ctx context.Context, req *computepb.InsertInstanceRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *NetworkEndpointGroupsClient) Insert(ctx context.Context, req *computepb.InsertNetworkEndpointGroupRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *NetworksClient) Insert(ctx context.Context, req *computepb.InsertNetworkRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *RegionDisksClient) BulkInsert(ctx context.Context, req *computepb.BulkInsertRegionDiskRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *RegionDisksClient) Insert(ctx context.Context, req *computepb.InsertRegionDiskRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *ReservationsClient) Insert(ctx context.Context, req *computepb.InsertReservationRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *RoutersClient) Insert(ctx context.Context, req *computepb.InsertRouterRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *RoutesClient) Insert(ctx context.Context, req *computepb.InsertRouteRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *SecurityPoliciesClient) Insert(ctx context.Context, req *computepb.InsertSecurityPolicyRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *SnapshotsClient) Insert(ctx context.Context, req *computepb.InsertSnapshotRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *SslCertificatesClient) Insert(ctx context.Context, req *computepb.InsertSslCertificateRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *SubnetworksClient) Insert(ctx context.Context, req *computepb.InsertSubnetworkRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *TargetPoolsClient) Insert(ctx context.Context, req *computepb.InsertTargetPoolRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *UrlMapsClient) Insert(ctx context.Context, req *computepb.InsertUrlMapRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *VpnGatewaysClient) Insert(ctx context.Context, req *computepb.InsertVpnGatewayRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}

func (c *VpnTunnelsClient) Insert(ctx context.Context, req *computepb.InsertVpnTunnelRequest, opts ...gax.CallOption) (_ *Operation, _ error) {
	return
}
