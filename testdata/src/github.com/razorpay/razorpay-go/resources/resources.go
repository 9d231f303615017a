// Package resources declares, for tests, what they use of github.com/razorpay/razorpay-go/resources.
package resources

type Customer struct{}

type Invoice struct{}

type Order struct{}

type Payment struct{}

type PaymentLink struct{}

type Refund struct{}

type Settlement struct{}

type Subscription struct{}

type Transfer struct{}

func (cust *Customer) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (inv *Invoice) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (order *Order) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) Capture(paymentID string, amount int, data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) CreatePaymentJson(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) CreateRecurringPayment(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) CreateUpi(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) Refund(paymentID string, amount int, data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (p *Payment) Transfer(paymentID string, data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (pl *PaymentLink) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (refund *Refund) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (settlement *Settlement) CreateOnDemandSettlement(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (s *Subscription) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (t *Transfer) Create(data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}

func (t *Transfer) Reverse(transferID string, data map[string]interface{}, extraHeaders map[string]string) (_ map[string]interface{}, _ error) {
	return
}
