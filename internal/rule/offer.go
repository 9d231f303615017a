package rule

// An Offer makes of a finding one half of a finding about two packages: it stands
// if the driver finds another half that meets it. Only the command can look for
// it, where neither package imports the other; other doors show nothing.
type Offer struct {
	Meets      string // halves meet if these are equal
	Apart      string // and these are not
	Name       string // what the other half's message calls this one
	Place      string // where the other half's message says that it is: "charge/charge.go:22"
	Confidence Confidence
}

// What stands in the message of an Offer for the other half's Name and Place.
const (
	OtherHalf  = "\x00name"
	OtherPlace = "\x00place"
)
