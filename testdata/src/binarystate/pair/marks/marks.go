// Package marks remembers what was done.
package marks

import (
	"context"
	"database/sql"
)

type Marks struct{ DB *sql.DB }

// MarkOnce reports whether an id is seen for the first time, and marks it as seen.
func (m *Marks) MarkOnce(ctx context.Context, eventID string) (bool, error) { // want MarkOnce:`guard claim`
	res, err := m.DB.ExecContext(ctx, `INSERT INTO seen_events (event_id) VALUES (?) ON CONFLICT DO NOTHING`, eventID)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// Forget takes the mark away.
func (m *Marks) Forget(ctx context.Context, eventID string) error { // want Forget:`guard release`
	_, err := m.DB.ExecContext(ctx, `DELETE FROM seen_events WHERE event_id = ?`, eventID)
	return err
}
