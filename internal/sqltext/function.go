package sqltext

import "strings"

// Clock reports whether a function of that name answers with the time.
func Clock(name string) bool {
	switch name {
	case "now", "current_timestamp", "current_date", "current_time", "localtimestamp", "clock_timestamp", "statement_timestamp",
		"transaction_timestamp", "sysdate", "sysdatetime", "sysutcdatetime", "getdate", "getutcdate", "utc_timestamp", "unix_timestamp", "datetime", "strftime":
		return true
	}
	return false
}

// New reports whether a function of that name answers with something new on each
// call: an id, a random number.
func New(name string) bool {
	if name == "nextval" || name == "newid" || name == "newsequentialid" || name == "unique_rowid" || strings.Contains(name, "random") {
		return true
	}
	for _, id := range []string{"uuid", "ulid", "nanoid", "ksuid"} {
		if strings.Contains(name, id) && name != id {
			return true // gen_random_uuid, uuid_generate_v4
		}
	}
	return name == "uuid" // of MySQL
}
