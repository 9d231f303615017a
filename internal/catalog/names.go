package catalog

import (
	"bytes"
	"slices"
)

// SlotLevel says how surely a place holds an idempotency key.
type SlotLevel uint8

// The levels of a key slot.
const (
	S0 SlotLevel = iota // no slot
	S1                  // a weak name: key, reference, nonce, event-id
	S2                  // a strong name: idempotency key, dedup id, client token
	S3                  // the catalog, a directive or a claim says so
)

// SlotName says by its name alone whether a parameter, field, header, column,
// map or metadata key may hold an idempotency key: S2 for a strong name, S1 for
// a weak one, else S0. The last words decide: IdempotencyKeyHeader, DedupTTL and
// IdempotencyStore are no slots. A weak name is a slot only on an own method
// that moves money, sends, creates, publishes or claims; that, and the type, are
// the caller's to look at.
func SlotName(name string) SlotLevel {
	v := vocabulary()
	if !v.endsLikeSlot(name) {
		return S0
	}
	return v.slot(v.words(name))
}

// FieldSlotName is SlotName for a field of the named type: the external id of a
// payment, an order or another type about money is a strong name.
func FieldSlotName(typeName, field string) SlotLevel {
	v := vocabulary()
	if !v.endsLikeSlot(field) {
		return S0
	}
	words := v.words(field)
	level := v.slot(words)
	if level == S1 && endsIn(words, "external", "id") && v.Nouns.Money.any(Words(typeName)) {
		return S2
	}
	return level // a customer's external id is none
}

// SetterName is SlotName for a function or method that is given the key: an
// option (WithIdempotencyKey), a setter (SetClientToken), a builder's method
// (IdempotencyKey). A function that makes, checks or gives back a key is S0;
// whether it takes a string is the caller's to look at.
func SetterName(name string) SlotLevel {
	v := vocabulary()
	if !v.endsLikeSlot(name) {
		return S0
	}
	words := v.words(name)
	switch {
	case len(words) < 2:
	case v.Slots.Setters.has(words[0]):
		words = words[1:]
	case v.Slots.Getters.has(words[0]):
		return S0
	}
	return v.slot(words)
}

// endsLikeSlot reports whether a name can be more than S0, by its last letters:
// most names are not, and every identifier of a program is asked about.
func (v *names) endsLikeSlot(name string) bool {
	var buf [16]byte // longer than any last word
	end := buf[:0]
	for i := max(0, len(name)-len(buf)); i < len(name); i++ {
		b := name[i]
		if 'A' <= b && b <= 'Z' {
			b += 'a' - 'A'
		}
		end = append(end, b)
	}
	if len(end) == 0 {
		return false
	}
	return slices.ContainsFunc(v.slotEnds[end[len(end)-1]], func(word []byte) bool { return bytes.HasSuffix(end, word) })
}

func (v *names) slot(words []string) SlotLevel {
	for len(words) > 1 && v.Slots.Filler.has(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	switch {
	case len(words) == 0 || v.Slots.About.has(words[0]):
		return S0
	case v.Slots.Strong.match(words) > 0:
		return S2
	case v.Slots.Trace.match(words) > 0:
		return S0
	}
	n := v.Slots.Weak.match(words)
	if n == 0 {
		return S0
	}
	if before := len(words) - n; before > 0 && v.Slots.NotWeak.has(words[before-1]) {
		return S0 // an API key, a cache key
	}
	return S1
}

// IdentityName reports whether a parameter, field, column or type of this name tells
// one intent from another: an id, number or reference of anything but the
// parties, products and amounts that many intents share.
func IdentityName(name string) bool {
	v := vocabulary()
	words := v.words(name)
	if len(words) == 0 {
		return false
	}
	last, before := words[len(words)-1], ""
	if len(words) > 1 {
		before = words[len(words)-2]
	}
	if last == "number" || last == "no" {
		return v.Values.Numbered.has(before)
	}
	return v.Values.Identity.has(last) && !v.Values.Attribute.has(before)
}

// AttributeName reports whether a parameter, field, column or type of this name is
// something that many intents share: the user, the amount, the currency, the day.
// The id of a user is an attribute. Many names are neither this nor an identity.
func AttributeName(name string) bool {
	v := vocabulary()
	words := v.words(name)
	if n := len(words); n > 1 {
		last := words[n-1]
		if v.Values.Identity.has(last) || last == "number" || last == "no" {
			words = words[:n-1]
		}
	}
	return len(words) > 0 && v.Values.Attribute.has(words[len(words)-1])
}

// AmountName reports whether a parameter, field, column or type of this name says
// how much: an amount, a price, a currency.
func AmountName(name string) bool {
	v := vocabulary()
	words := v.words(name)
	return len(words) > 0 && v.Values.Amount.has(words[len(words)-1])
}

// StateName reports whether a field of this name changes with the history of what it
// stands in: a status, a version, when it was updated.
func StateName(name string) bool {
	v := vocabulary()
	words := Words(name)
	if n := len(words); n > 1 && words[n-1] == "at" {
		words = words[:n-1]
	}
	return len(words) > 0 && v.Values.State.has(words[len(words)-1])
}

// A NameClass is what a call of a user's own function or method does, as far as
// names tell: the weakest of all evidence.
type NameClass string

// The classes of a name.
const (
	NoClass        NameClass = ""          // the name says nothing, or is vetoed: cache, mock, log, metric
	MoneyClass     NameClass = "money"     // moves money: Charge, CreatePayment
	SendClass      NameClass = "send"      // sends to people: SendEmail, Notify
	PublishClass   NameClass = "publish"   // sends to programs: Publish, Enqueue
	CreateClass    NameClass = "create"    // makes a new thing elsewhere: CreateShipment
	IncrementClass NameClass = "increment" // changes by a difference: IncrementUsage
	RecordClass    NameClass = "record"    // writes a record: repo.Save, MarkProcessed
	ClaimClass     NameClass = "claim"     // takes a key once: Claim, PutIfAbsent
	LockClass      NameClass = "lock"      // Lock, AcquireLock
	ReleaseClass   NameClass = "release"   // gives a claim or a lock back
	CheckClass     NameClass = "check"     // asks whether: Exists, AlreadyProcessed
	GetClass       NameClass = "get"       // reads
	SetClass       NameClass = "set"       // sets an absolute value
	DeleteClass    NameClass = "delete"    // takes away: naturally idempotent
	MintClass      NameClass = "mint"      // makes a new id or token
)

// Effect reports whether a call of the class changes the world outside in a way
// that a repeat doubles.
func (c NameClass) Effect() bool {
	switch c {
	case MoneyClass, SendClass, PublishClass, CreateClass, IncrementClass:
		return true
	}
	return false
}

// MethodClass says what a method does by verb and nouns. recv is the name of
// the receiver's type, or "" or the package's name for a function. Whether the
// call can do I/O at all (a context among its parameters, an error among its
// results) is the caller's to look at.
func MethodClass(recv, method string) NameClass {
	v := vocabulary()
	recvWords, words := Words(recv), Words(method)
	for len(words) > 1 && v.Verbs.Adverbs.has(words[0]) {
		words = words[1:]
	}
	if len(words) == 0 || v.Nouns.Veto.any(recvWords) || v.Nouns.Veto.any(words) {
		return NoClass
	}
	verb, object := words[0], words[1:]
	if len(object) > 0 && v.Verbs.All.has(verb+object[0]) {
		verb, object = verb+object[0], object[1:] // TopUp, SetNX
	}
	return v.classify(recvWords, verb, object, words)
}

func (v *names) classify(recv []string, verb string, object, words []string) NameClass {
	verbs := &v.Verbs
	record := v.Nouns.Record.any(recv) && !v.Nouns.Remote.any(recv)
	money := v.Nouns.Money.any(object)
	built := len(object) > 0 && v.Nouns.Built.any(object[len(object)-1:])
	switch {
	case v.Claims.match(words) > 0:
		return ClaimClass
	case verbs.Lock.has(verb), verbs.Claim.has(verb) && slices.Contains(object, "lock"):
		return LockClass
	case v.mints(recv, verb, object):
		return MintClass
	case record && (verbs.Record.has(verb) || verbs.RecordNoun.has(verb)):
		return RecordClass
	case built && (verbs.Money.has(verb) || verbs.MoneyNoun.has(verb) || verbs.Create.has(verb)):
		return NoClass // ChargeStatus, CreateClient
	case verbs.Money.has(verb), money && (verbs.MoneyNoun.has(verb) || verbs.MoneyObject.has(verb)):
		return MoneyClass
	case len(object) == 0 && verbs.MoneyNoun.has(verb) && v.Nouns.Money.any(recv):
		return MoneyClass
	}
	for _, c := range v.plainClasses() {
		if c.verbs.has(verb) {
			return c.class
		}
	}
	return NoClass
}

type plainClass struct {
	verbs words
	class NameClass
}

// plainClasses are the classes that the verb alone decides.
func (v *names) plainClasses() []plainClass {
	return []plainClass{
		{v.Verbs.Send, SendClass},
		{v.Verbs.Publish, PublishClass},
		{v.Verbs.Create, CreateClass},
		{v.Verbs.Increment, IncrementClass},
		{v.Verbs.Record, RecordClass},
		{v.Verbs.Claim, ClaimClass},
		{v.Verbs.Release, ReleaseClass},
		{v.Verbs.Check, CheckClass},
		{v.Verbs.Get, GetClass},
		{v.Verbs.Set, SetClass},
		{v.Verbs.Delete, DeleteClass},
	}
}

// RemoteClass is MethodClass for a call of a remote service: what only asks has
// no class, and to start, add or issue something creates it.
func RemoteClass(service, method string) NameClass {
	v := vocabulary()
	if AskedName(method) {
		return GetClass
	}
	class := MethodClass(service, method)
	if words := Words(method); class == NoClass && len(words) > 0 && v.Verbs.Remote.has(words[0]) && !v.Nouns.Veto.any(words) {
		return CreateClass
	}
	return class
}

// MintName reports whether a function or method of this name makes a new id or
// token on each call, as long as it is given no identity: GenerateID, NewToken,
// ids.Next. recv is as for MethodClass.
func MintName(recv, name string) bool {
	return MethodClass(recv, name) == MintClass
}

func (v *names) mints(recv []string, verb string, object []string) bool {
	mint := v.Verbs.Mint.has(verb)
	if !mint && !v.Verbs.MintNoun.has(verb) {
		return false
	}
	if len(object) > 0 {
		return v.Nouns.Token.has(object[len(object)-1])
	}
	return mint || v.Nouns.Generator.any(recv)
}

// GuardName reports whether a function of this name may be a lock or a claim
// that cannot be seen into: lock, claim, acquire, once or reserve stands in it.
func GuardName(name string) bool {
	v := vocabulary()
	return slices.ContainsFunc(Words(name), v.Guards.has)
}

// TxName reports whether a function or type of this name runs or is a database
// transaction. A payment can be called a transaction as well: it counts only on
// something that is given a closure.
func TxName(name string) bool {
	v := vocabulary()
	return slices.ContainsFunc(Words(name), v.Transactions.has)
}

// MailName reports whether one of the names says that something goes to people:
// mail, SMS, receipts. A sender without may send to a socket or a channel.
func MailName(names ...string) bool {
	v := vocabulary()
	return slices.ContainsFunc(names, func(n string) bool { return v.Nouns.Mail.any(Words(n)) })
}

// AddresseeName reports whether a parameter or field of this name says whom
// something is sent to.
func AddresseeName(name string) bool { return vocabulary().Values.Addressee.any(Words(name)) }

// MoneyName reports whether a name is about money: a payment, an invoice.
func MoneyName(name string) bool {
	return vocabulary().Nouns.Money.any(Words(name))
}

// MovementName reports whether a row of this name moves money by being there: a
// ledger's entry, a credit.
func MovementName(name string) bool { return vocabulary().Nouns.Movement.any(Words(name)) }

// SessionName reports whether a type of this name keeps what it is given for the
// client's next request.
func SessionName(typeName string) bool { return vocabulary().Nouns.Session.any(Words(typeName)) }

// WatcherName reports whether one of the names, of a type or a package, is of
// something that only watches what goes on: a logger, a metric, a trace.
func WatcherName(names ...string) bool {
	v := vocabulary()
	return slices.ContainsFunc(names, func(n string) bool { return v.Nouns.Watch.any(Words(n)) })
}

// RequestName reports whether a type of this name is what a caller's wish comes
// in: a request, an input, a command.
func RequestName(typeName string) bool {
	words := Words(typeName)
	return len(words) > 0 && vocabulary().Nouns.Request.any(words[len(words)-1:])
}

// AskedName reports whether a request to this address, or made by a function of
// this name, only asks for something, although it is posted: a search, a token,
// a validation.
func AskedName(name string) bool {
	v := vocabulary()
	words := Words(name)
	return v.Nouns.Asked.any(words) || len(words) > 0 && (v.Verbs.Get.has(words[0]) || v.Verbs.Check.has(words[0]))
}

// DedupName reports whether something of this name remembers what was done, so
// that it is not done again: processed, once, idempotency.
func DedupName(name string) bool { return vocabulary().Dedups.begins(Words(name)) }

// SetupName reports whether a function of this name fills a database for the first
// time: seed, init, migrate.
func SetupName(name string) bool { return vocabulary().Setups.any(Words(name)) }

// WebhookName reports whether one of the names, of a handler of requests and its
// receiver, says that the sender repeats the request until it is answered well.
func WebhookName(names ...string) bool {
	v := vocabulary()
	return slices.ContainsFunc(names, func(n string) bool { return v.Webhooks.any(Words(n)) })
}

// ConflictName reports whether something of this name says that what is to be
// made was there before: IsAlreadyExists, ErrDuplicate.
func ConflictName(name string) bool { return vocabulary().Conflicts.begins(Words(name)) }

// AbsentName reports whether an error, or a test of one, of this name says that what
// was looked up is not there: ErrNoRows, IsNotFound.
func AbsentName(name string) bool {
	v := vocabulary()
	words := Words(name)
	for i := range words {
		if v.Absents.match(words[:i+1]) > 0 {
			return true
		}
	}
	return false
}

// CountName reports whether a field or method of this name counts rows: RowsAffected.
func CountName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Counts.has)
}

// ConditionName reports whether a builder's method of this name is given what rows
// are looked up by, rather than what is put into them: Where, FilterByID.
func ConditionName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Conditions.has)
}

// PresentName reports whether a true answer of this name says that something was
// there: exists, loaded, isDuplicate.
func PresentName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Answers.Present.has)
}

// FreeName reports whether a true answer of this name says that something was not
// there: isNew, firstTime.
func FreeName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Answers.Free.has)
}

// CacheName reports whether something of this name keeps only what can be had again:
// a cache, a session.
func CacheName(name string) bool {
	return vocabulary().Caches.any(Words(name))
}

// UpdateName reports whether a method of this name changes what is there already.
func UpdateName(name string) bool {
	words := Words(name)
	return len(words) > 0 && (words[0] == "mark" || words[0] == "save" || vocabulary().Verbs.Set.has(words[0]) && words[0] != "put" && words[0] != "set")
}

// Singular is a word without the s of its plural.
func Singular(word string) string { return singular(word) }

// VersionName reports whether a column or field of this name says which version of a
// row it is.
func VersionName(name string) bool { return vocabulary().Versions.match(Words(name)) > 0 }

// VetoName reports whether something of this name is for tests, or only observes.
func VetoName(name string) bool { return vocabulary().Nouns.Veto.any(Words(name)) }

// ConflictCode reports whether a text or number is a database's code of a violated
// unique constraint.
func ConflictCode(code string) bool { return vocabulary().ConflictCodes.has(code) }

// ActsOn reports whether a verb is about something that was made before, so that a
// weak key beside it may name that and not the intent: refund, capture.
func ActsOn(verb string) bool { return vocabulary().Verbs.ActsOn.has(verb) }

// MakesName reports whether a method of this name makes something that is kept:
// CreatePayment, AddEntry.
func MakesName(name string) bool {
	verbs := &vocabulary().Verbs
	words := Words(name)
	return len(words) > 0 && (words[0] == "create" || verbs.Record.has(words[0]) || verbs.RecordNoun.has(words[0]))
}

// MovesName reports whether a method of this name moves the state of something:
// MarkPaid, SetStatus, Complete.
func MovesName(name string) bool {
	v := vocabulary()
	return slices.ContainsFunc(Words(name), func(w string) bool {
		return w == "mark" || w == "status" || w == "state" || v.Verbs.ActsOn.has(w)
	})
}

// InsertName reports whether a method of this name writes what was not there before:
// InsertOne, Create.
func InsertName(name string) bool {
	words := Words(name)
	return len(words) > 0 && (words[0] == "insert" || words[0] == "create")
}
