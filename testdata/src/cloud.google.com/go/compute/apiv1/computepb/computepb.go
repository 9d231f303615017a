// Package computepb declares, for tests, what they use of cloud.google.com/go/compute/apiv1/computepb.
package computepb

type BulkInsertDiskRequest struct{ RequestId *string }

type BulkInsertInstanceRequest struct{ RequestId *string }

type BulkInsertRegionDiskRequest struct{ RequestId *string }

type InsertAddressRequest struct{ RequestId *string }

type InsertBackendServiceRequest struct{ RequestId *string }

type InsertDiskRequest struct{ RequestId *string }

type InsertFirewallRequest struct{ RequestId *string }

type InsertForwardingRuleRequest struct{ RequestId *string }

type InsertGlobalAddressRequest struct{ RequestId *string }

type InsertGlobalForwardingRuleRequest struct{ RequestId *string }

type InsertHealthCheckRequest struct{ RequestId *string }

type InsertImageRequest struct{ RequestId *string }

type InsertInstanceGroupManagerRequest struct{ RequestId *string }

type InsertInstanceGroupRequest struct{ RequestId *string }

type InsertInstanceRequest struct{ RequestId *string }

type InsertInstanceTemplateRequest struct{ RequestId *string }

type InsertNetworkEndpointGroupRequest struct{ RequestId *string }

type InsertNetworkRequest struct{ RequestId *string }

type InsertRegionDiskRequest struct{ RequestId *string }

type InsertReservationRequest struct{ RequestId *string }

type InsertRouteRequest struct{ RequestId *string }

type InsertRouterRequest struct{ RequestId *string }

type InsertSecurityPolicyRequest struct{ RequestId *string }

type InsertSnapshotRequest struct{ RequestId *string }

type InsertSslCertificateRequest struct{ RequestId *string }

type InsertSubnetworkRequest struct{ RequestId *string }

type InsertTargetPoolRequest struct{ RequestId *string }

type InsertUrlMapRequest struct{ RequestId *string }

type InsertVpnGatewayRequest struct{ RequestId *string }

type InsertVpnTunnelRequest struct{ RequestId *string }
