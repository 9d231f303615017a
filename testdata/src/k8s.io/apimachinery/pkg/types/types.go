// Package types declares, for tests, what they use of k8s.io/apimachinery/pkg/types.
package types

type UID string
