package catalog

import (
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	for name, want := range map[string]string{
		"":                        "",
		"id":                      "id",
		"userID":                  "user id",
		"userIDs":                 "user ids",
		"IDs":                     "ids",
		"URLsOf":                  "urls of",
		"HTTPKey":                 "http key",
		"parseURL":                "parse url",
		"X-Idempotency-Key":       "x idempotency key",
		"client_request_token":    "client request token",
		"MessageDeduplicationId":  "message deduplication id",
		"sha256Sum":               "sha256 sum",
		"S3Key":                   "s3 key",
		"__init__":                "init",
		"events.SQSMessage":       "events sqs message",
		"ÜberweisungsID":          "überweisungs id",
		"IdempotencyKeyV2":        "idempotency key v2",
		"PAYMENT_KEY":             "payment key",
		"isHTTPSOnly":             "is https only",
		"CreatePaymentWithIDDone": "create payment with id done",
	} {
		if got := strings.Join(Words(name), " "); got != want {
			t.Errorf("Words(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestRemoteClass(t *testing.T) {
	for name, want := range map[string]NameClass{
		"PaymentService.ChargeCard": MoneyClass, "UserService.CreateUser": CreateClass, "JobService.StartJob": CreateClass,
		"OrderService.GetOrder": GetClass, "SearchService.RunQuery": GetClass, "UserService.UpdateUser": SetClass,
		"MailService.SendMail": SendClass, "EventService.PublishEvent": PublishClass, "UserService.DeleteUser": DeleteClass,
		"AuthService.IssueToken": GetClass, "StatsService.AddMetric": GetClass, "LockService.Wait": NoClass,
	} {
		service, method, _ := strings.Cut(name, ".")
		if got := RemoteClass(service, method); got != want {
			t.Errorf("RemoteClass(%s) = %q, want %q", name, got, want)
		}
	}
}

func TestSlotName(t *testing.T) {
	levels := map[SlotLevel]string{
		S2: `IdempotencyKey idempotencyKey idempotency_key Idempotency-Key X-Idempotency-Key Cko-Idempotency-Key idempotencykey
			IdempotencyToken IdempotenceKey idempotency idemKey IdempotentID StripeIdempotencyKey idempotencyKeyStr
			IdempotencyKeyPtr idempotencyKeyV2 X-Payout-Idempotency
			DedupID dedupeKey DeduplicationID MessageDeduplicationId dedup_key
			ClientToken clientToken ClientRequestToken RequestToken CreationToken CallerReference callerReference
			RetryToken opc-retry-token ClientOrderID clientTransactionId ClientRequestID client_req_id
			CreatorRequestId PayPal-Request-Id Repeatability-Request-ID Nats-Msg-Id`,
		S1: `key Key paymentKey ref Ref orderRef reference Reference ReferenceID nonce eventID event_id Event-Id
			message-id MessageID msgId ce-id ce_id orderID orderid PaymentID invoiceId transactionID ExternalID JobID`,
		S0: `IdempotencyKeyHeader DedupTTL IdempotencyWindow ClientTokenExpiry idempotent Idempotent IdempotencyStore
			IdempotencyKeys idempotencyKeyLen IdempotencyKeyPrefix DedupWindow dedup Deduplicate IdempotencyMiddleware
			hasIdempotencyKey useIdempotencyKey RequireIdempotencyKey ErrMissingIdempotencyKey validateDedupKey
			X-Request-Id requestID request_id RequestId traceID trace spanId correlation-id CorrelationID traceparent
			apiKey APIKey PublicKey privateKey secretKey cacheKey PartitionKey routingKey objectKey gitRef userRef customerRef lookupKey parentTransactionID
			keys id ID token Token name amount customerID userID sessionToken accessToken client reference_data`,
	}
	for want, names := range levels {
		for _, name := range strings.Fields(names) {
			if got := SlotName(name); got != want {
				t.Errorf("SlotName(%q) = S%d, want S%d", name, got, want)
			}
		}
	}
	if got := SlotName(""); got != S0 {
		t.Errorf("SlotName of no name = S%d", got)
	}
}

func TestFieldSlotName(t *testing.T) {
	for _, c := range []struct {
		typ, field string
		want       SlotLevel
	}{
		{"PaymentRequest", "ExternalID", S2},
		{"CreateOrdersInput", "external_id", S2},
		{"UserProfile", "ExternalID", S1},
		{"PaymentRequest", "CustomerExternalID", S0},
		{"PaymentRequest", "IdempotencyKey", S2},
		{"PaymentRequest", "RequestID", S0},
	} {
		if got := FieldSlotName(c.typ, c.field); got != c.want {
			t.Errorf("FieldSlotName(%q, %q) = S%d, want S%d", c.typ, c.field, got, c.want)
		}
	}
}

func TestSetterName(t *testing.T) {
	levels := map[SlotLevel]string{
		S2: `WithIdempotencyKey SetIdempotencyKey IdempotencyKey UseClientToken WithDedupID AddIdempotencyKey
			SetMessageDeduplicationId`,
		S1: `WithKey SetReference MsgId MsgID`,
		S0: `NewIdempotencyKey GetIdempotencyKey ParseIdempotencyKey IdempotencyKeyFromContext GenerateIdempotencyKey
			ValidateIdempotencyKey hasDedupID buildClientToken WithIdempotencyStore Set With WithAPIKey WithRequestID`,
	}
	for want, names := range levels {
		for _, name := range strings.Fields(names) {
			if got := SetterName(name); got != want {
				t.Errorf("SetterName(%q) = S%d, want S%d", name, got, want)
			}
		}
	}
}

func TestIdentityAndAttributeName(t *testing.T) {
	for _, name := range strings.Fields(`id ID orderID OrderID payment_id uuid requestUUID ref orderRef key idempotencyKey
		token invoiceNumber orderNo eventid sequence chargeID`) {
		if !IdentityName(name) || AttributeName(name) {
			t.Errorf("%s: identity %t, attribute %t, want an identity only", name, IdentityName(name), AttributeName(name))
		}
	}
	for _, name := range strings.Fields(`user userID UserID userid customerId accountNumber tenantID amount Amount totalAmount
		cents currency Currency day createdAt created_at amountCents email to merchantRef`) {
		if IdentityName(name) || !AttributeName(name) {
			t.Errorf("%s: identity %t, attribute %t, want an attribute only", name, IdentityName(name), AttributeName(name))
		}
	}
	for _, name := range append(strings.Fields(`ctx order payload x orderIDs number valid`), "") {
		if IdentityName(name) || AttributeName(name) {
			t.Errorf("%s: identity %t, attribute %t, want neither", name, IdentityName(name), AttributeName(name))
		}
	}
}

func TestMethodClass(t *testing.T) {
	classes := map[NameClass]string{
		MoneyClass: `Gateway.Charge Gateway.Refund Payments.Capture PaymentService.Create OrderService.Submit
			.CreatePayment .SubmitPayment .ProcessRefund .IssueRefund .initiatePayout Wallet.TopUp Account.Debit bank.Transfer
			Billing.Authorize .TryCharge Provider.CreateCharge StoreClient.CreatePayment`,
		SendClass:      `Mailer.Send .SendEmail Notifier.Notify sms.SendSMS .MustSend`,
		PublishClass:   `Bus.Publish Queue.Enqueue Producer.Produce .EmitEvent`,
		CreateClass:    `Shipping.CreateShipment api.PostComment .ProvisionServer Tickets.Create Compute.Launch`,
		IncrementClass: `Usage.Increment .IncrBalance quota.Deduct`,
		RecordClass: `OrderRepo.Create PaymentStore.Save ledgerBook.Insert Outbox.Enqueue Queries.CreatePayment Recorder.Record
			.MarkProcessed .SavePayment OrderRepository.Add paymentDAO.Update Stores.Put`,
		ClaimClass:   `Dedup.Claim .PutIfAbsent .InsertIfNotExists .InsertOrIgnore store.SetNX .Reserve .TryClaim .MarkOnce cacheless.Acquire`,
		LockClass:    `Mutex.Lock .TryLock .AcquireLock .LockAccount`,
		ReleaseClass: `.Unlock .ReleaseClaim`,
		CheckClass:   `.Exists .AlreadyProcessed .HasPayment .IsPaid .WasSeen`,
		GetClass:     `repo.FindByKey .GetPayment .LoadCharge`,
		SetClass:     `api.UpdateStatus .SetCharge .UpsertUser`,
		DeleteClass:  `.DeletePayment .CancelOrder`,
		MintClass: `.GenerateID .NewToken ids.New .IssueToken IDGenerator.Next .MintKey .Generate tokens.Create .NextID
			.newUUID`,
		NoClass: `.Foo x. MockGateway.Charge FakeMailer.Send PaymentCache.Save metrics.Increment .LogCharge KubeClient.Create
			.ChargeStatus .CreateClient .PublishMetrics InMemoryStore.Save .NewClient .MakeRequest Charge.PayoutHistory
			Clock.Now .Run PaymentService.Run`,
	}
	for want, names := range classes {
		for _, name := range strings.Fields(names) {
			recv, method, _ := strings.Cut(name, ".")
			if got := MethodClass(recv, method); got != want {
				t.Errorf("MethodClass(%q, %q) = %q, want %q", recv, method, got, want)
			}
		}
	}
	if !MoneyClass.Effect() || RecordClass.Effect() || NoClass.Effect() {
		t.Error("money is an effect; a record and nothing are not")
	}
}

func TestGuardAndTxName(t *testing.T) {
	for name, want := range map[string]bool{
		"Lock": true, "AcquireLock": true, "claimKey": true, "OnceOnly": true, "reserve": true,
		"Clock": false, "Block": false, "unlocked": false, "LockedBalance": false, "Save": false,
	} {
		if got := GuardName(name); got != want {
			t.Errorf("GuardName(%q) = %t", name, got)
		}
	}
	for name, want := range map[string]bool{
		"WithTx": true, "RunInTransaction": true, "Transactor": true, "txFn": true, "InTxn": true,
		"context": false, "Text": false, "Run": false,
	} {
		if got := TxName(name); got != want {
			t.Errorf("TxName(%q) = %t", name, got)
		}
	}
	if !StateName("UpdatedAt") || !StateName("orderStatus") || StateName("CreatedAt") || StateName("VersionedName") {
		t.Error("when it was updated and its status change, when it was created and its name do not")
	}
	if !SessionName("SessionManager") || SessionName("CheckoutClient") {
		t.Error("a session keeps what it is given, a checkout's client does not")
	}
	if !MovementName("WalletTransaction") || MovementName("PaymentIntent") {
		t.Error("a wallet's transaction moves money by being there, a payment intent is a wish")
	}
	if !RequestName("chargeReq") || RequestName("RequestLog") || !WatcherName("auditLogger") || WatcherName("Dialog") {
		t.Error("a charge's req is a request, a log of them is none; a logger watches, a dialog does not")
	}
	if !MintName("", "NewNonce") || MintName("", "NewServer") || MintName("", "") {
		t.Error("NewNonce mints; NewServer and no name do not")
	}
}

func TestReadNames(t *testing.T) {
	v, err := readNames(namesYAML)
	if err != nil {
		t.Fatal(err)
	}
	byVerb := map[string]NameClass{}
	for _, c := range v.plainClasses() {
		for verb := range c.verbs {
			if other, ok := byVerb[verb]; ok {
				t.Errorf("verb %q is both %s and %s", verb, other, c.class)
			}
			byVerb[verb] = c.class
		}
	}
	for _, ends := range v.slotEnds {
		for _, end := range ends {
			if len(end) > 16 {
				t.Errorf("%s is longer than what endsLikeSlot looks at", end)
			}
		}
	}
	for text, want := range map[string]string{
		"slots: {weak: [\"\"]}":            "a pattern without words",
		"nuons: {}":                        "nuons",
		"nouns: {money: [Charge]}":         `"Charge" is not one word`,
		"nouns: {money: [a, a]}":           `"a" stands twice`,
		"slots: {weak: [\"message| id\"]}": `"" is not one word`,
	} {
		if _, err := readNames([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("readNames(%q) = %v, want %q", text, err, want)
		}
	}
}

func TestTimeNames(t *testing.T) {
	for what, c := range map[string]struct {
		is      func(string) bool
		yes, no string
	}{
		"lease":   {LeaseName, "lockKey orderLease lease_ttl leaderElection sendThrottle LoginSession", "blockHash clock releaseID dedupTTL seenTTL"},
		"replay":  {ReplayName, "deadLetterRetention dlqRetention DLQ_DAYS redriveWindow queue-retention ReplayWindow topicRetention", "deadline letterSize retryDelay maxAge logRetention retention replayInterval queueSize"},
		"tries":   {TriesName, "maxAttempts RETRIES max_tries", "retryDelay max"},
		"pause":   {PauseName, "retryDelay retry_interval maxBackoff attemptPause", "pollInterval retryCount delay"},
		"running": {RunningState, "in_progress processing PENDING locked in-flight", "done 1 completed ok"},
		"failed":  {FailedState, "failed ERROR retryable", "done processing 0"},
		"until":   {UntilName, "ExpiresAt expires_at ttl TTL dedupTTL KeyLifetime seenUntil expiry_time", "createdAt at time delay"},
		"unit":    {func(n string) bool { return UnitName(n) > 0 }, "ttlSeconds window_ms TTLHours", "ttl seconds_total amount"},
	} {
		for _, name := range strings.Fields(c.yes) {
			if !c.is(name) {
				t.Errorf("%s: %q is none", what, name)
			}
		}
		for _, name := range strings.Fields(c.no) {
			if c.is(name) {
				t.Errorf("%s: %q is one", what, name)
			}
		}
	}
}

func TestNewEachTime(t *testing.T) {
	for text, want := range map[string]bool{
		"Any string; must be unique for every create_payment request": true,
		"Generate a new UUID for each call":                           true,
		"A fresh token per attempt.":                                  true,
		"Unique for each order; reuse it when you retry the request":  false,
		"Unique per order":                                            false,
		"Names the payment. Every request needs one":                  false,
		"The same value on every call for one payment":                false,
	} {
		if got := NewEachTime(text); got != want {
			t.Errorf("NewEachTime(%q) = %v", text, got)
		}
	}
}

func TestAgeNames(t *testing.T) {
	for what, c := range map[string]struct {
		is      func(string) bool
		yes, no string
	}{
		"reconcile": {ReconcileName, "ReconcileTransfers reconciliation_job Reconciler unreconciledTotal", "reconnect reconfigure ReconstructState record"},
		"age":       {AgeName, "oldestPending payments_oldest_age_seconds staleness lag last_success last_run_timestamp lastReconciled", "page storage message lastName pending_total average"},
	} {
		for _, name := range strings.Fields(c.yes) {
			if !c.is(name) {
				t.Errorf("%s: %q is none", what, name)
			}
		}
		for _, name := range strings.Fields(c.no) {
			if c.is(name) {
				t.Errorf("%s: %q is one", what, name)
			}
		}
	}
}
