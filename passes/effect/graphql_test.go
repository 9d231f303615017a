package effect

import "testing"

func TestMutation(t *testing.T) {
	for text, want := range map[string]string{
		`mutation { createOrder(input: $in) { id } }`:                                                        "createOrder",
		"# places an order\nmutation Place($in: OrderInput!) {\n  placed: createOrder(input: $in) { id }\n}": "createOrder",
		`mutation Refund($id: ID!) { refundOrder(id: $id) { ok } }`:                                          "refundOrder",
		`query { orders { id } }`: "",
		`{ orders { mutation } }`: "",
		`mutation`:                "",
		``:                        "",
	} {
		if got, _ := mutation(text); got != want {
			t.Errorf("mutation(%q) = %q, want %q", text, got, want)
		}
	}
}
