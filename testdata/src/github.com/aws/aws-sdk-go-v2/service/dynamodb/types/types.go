// Package types declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/dynamodb/types.
package types

type AttributeValue interface{ isAttributeValue() }

type AttributeValueMemberN struct{ Value string }

type AttributeValueMemberS struct{ Value string }

type ConditionalCheckFailedException struct{ Message *string }

func (*AttributeValueMemberN) isAttributeValue() {}

func (*AttributeValueMemberS) isAttributeValue() {}

func (e *ConditionalCheckFailedException) Error() (_ string) { return }
