package sqltext

import (
	"fmt"
	"strings"
	"testing"
)

// changed writes changes in one line.
func changed(all []Statement) string {
	var out []string
	for _, s := range all {
		for _, c := range s.Changes {
			text := fmt.Sprintf("%s %s", c.Op, c.Table)
			if c.Name != "" {
				text += " " + c.Name
			}
			if c.NewName != "" {
				text += " to " + c.NewName
			}
			for _, d := range c.Columns {
				text += fmt.Sprintf(" [%s %s", d.Name, d.Type)
				if d.Nullable {
					text += " null"
				}
				if d.Generated {
					text += " generated"
				}
				if d.Default.Kind != Unknown {
					text += " default " + d.Default.Text
				}
				text += "]"
			}
			for _, u := range c.Uniques {
				text += " unique"
				if u.Primary {
					text += " primary"
				}
				if u.Name != "" {
					text += " " + u.Name
				}
				text += "(" + strings.Join(u.Columns, ",") + ")"
				if u.Expr {
					text += " expr"
				}
				if len(u.Coalesce) > 0 {
					text += " coalesce " + strings.Join(u.Coalesce, ",")
				}
				if u.NullsEqual {
					text += " nulls equal"
				}
				if u.Where != nil {
					text += " where"
					for _, t := range u.Where.Terms {
						text += " " + t.Name + " " + t.Op + t.Value.Text
					}
				}
			}
			out = append(out, text)
		}
	}
	return strings.Join(out, "; ")
}

// A script gives what its statements give, dumped rows or not, and what its blocks
// and texts would add.
func TestScript(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"INSERT INTO a VALUES (';', \"x\", 'it''s'); -- ;\nCREATE TABLE b (c int); SELECT 1", "create table b [c int null]"},
		{"INSERT INTO `a` VALUES ('\\';'); CREATE TABLE b (c int)", "create table b [c int null]"},
		{"SELECT 1\nGO\nCREATE TABLE b (c int)\ngo\nUPDATE x SET a = $q$;$q$; DROP TABLE b", "create table b [c int null]; drop table b"},
		{"/* ; */ update x set a = 1; ALTER TABLE a ADD UNIQUE (b)", "add unique a unique(b)"},
		{"selector; CREATE TABLE b (c int)", "create table b [c int null]"},
		{
			"DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_class) THEN ALTER TABLE t ADD CONSTRAINT u UNIQUE (k); END IF; DROP INDEX x; EXECUTE 'CREATE UNIQUE INDEX y ON t (z)'; END $$;",
			"add unique t unique u(k); add unique t unique y(z)",
		},
		{"SET @s = IF(@n = 0, 'CREATE UNIQUE INDEX u ON t (k)', 'SELECT 1'); PREPARE p FROM @s;", "add unique t unique u(k)"},
		{"IF NOT EXISTS (SELECT 1) BEGIN CREATE UNIQUE INDEX u ON t (k) END", "add unique t unique u(k)"},
	} {
		var got []Statement
		got = append(got, Statement{Changes: Changes(test.text)})
		if got := changed(got); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestChanges(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{
			"CREATE TABLE IF NOT EXISTS public.\"Payments\" (id bigserial PRIMARY KEY, key text NOT NULL UNIQUE, note varchar(10), CHECK (id > 0))",
			"create table as is payments [id bigserial generated] [key text] [note varchar null] unique primary(id) unique(key)",
		},
		{
			"CREATE TABLE t (`id` int AUTO_INCREMENT, `key` varchar(64) NOT NULL DEFAULT '', at timestamp DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY (`id`), UNIQUE KEY `once` (`key`(32), at), KEY `k` (`at`)) ENGINE=InnoDB;",
			"create table t [id int generated] [key varchar default ] [at timestamp null default current_timestamp] unique primary(id) unique once(key,at)",
		},
		{
			"CREATE TABLE t (id uuid DEFAULT gen_random_uuid() NOT NULL, a int REFERENCES x(id) ON DELETE CASCADE, CONSTRAINT t_once UNIQUE NULLS NOT DISTINCT (a, b))",
			"create table t [id uuid generated default gen_random_uuid] [a int null] unique t_once(a,b) nulls equal",
		},
		{
			"CREATE TABLE [dbo].[T] ([Id] int IDENTITY(1,1) NOT NULL, [Key] nvarchar(50) NULL, CONSTRAINT [PK_T] PRIMARY KEY CLUSTERED ([Id] ASC))\nGO\nCREATE UNIQUE NONCLUSTERED INDEX [UX] ON [dbo].[T] ([Key]) WHERE [Key] IS NOT NULL\nGO\n",
			"create table t [id int generated] [key nvarchar null] unique primary pk_t(id); add unique t unique ux(key) where key is not null",
		},
		{
			"CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ux ON ONLY s.t USING btree (tenant, lower(key) DESC, COALESCE(ref, '')) INCLUDE (x) WHERE state = 'open' AND (deleted IS NULL)",
			"add unique t unique ux(tenant,key,ref) expr coalesce ref where state =open deleted is null",
		},
		{"CREATE UNIQUE INDEX ON t (a)", "add unique t unique(a)"},
		{"CREATE INDEX i ON t (a)", ""},
		{"create unique index i on t(a) where a > 1 or b = 2", "add unique t unique i(a) where"},
		{
			"ALTER TABLE ONLY public.t ADD CONSTRAINT t_key UNIQUE (key), ADD COLUMN IF NOT EXISTS b text, DROP COLUMN c, ALTER COLUMN d SET NOT NULL",
			"add unique t unique t_key(key); add column t [b text null]; drop column t c; set not null t d",
		},
		{
			"ALTER TABLE t ADD UNIQUE INDEX ux (a, b), DROP INDEX old, MODIFY COLUMN a varchar(9) NOT NULL, CHANGE c d int, DROP PRIMARY KEY, ADD PRIMARY KEY (d)",
			"add unique t unique ux(a,b); drop index t old; replace column t a [a varchar]; replace column t c [d int null]; drop primary key t; add unique t unique primary(d)",
		},
		{
			"ALTER TABLE ONLY t ALTER COLUMN id SET DEFAULT nextval('s'::regclass), ALTER id ADD GENERATED BY DEFAULT AS IDENTITY (START 1), ALTER k SET DEFAULT 'x'",
			"set default t id [id  generated default nextval]; set default t id [id  generated]; set default t k [k  default x]",
		},
		{"ALTER TABLE t ADD CONSTRAINT k UNIQUE USING INDEX ux", "rename index t ux to k"},
		{"ALTER TABLE t RENAME TO u; ALTER TABLE u RENAME COLUMN a TO b; ALTER INDEX x RENAME TO y", "rename table t to u; rename column u a to b; rename index  x to y"},
		{"ALTER TABLE t DROP CONSTRAINT IF EXISTS t_key CASCADE; DROP INDEX CONCURRENTLY IF EXISTS a, s.b; DROP INDEX c ON t; DROP TABLE IF EXISTS t, u", "drop index t t_key; drop index  a; drop index  b; drop index t c; drop table t; drop table u"},
		{"CREATE TABLE p PARTITION OF t FOR VALUES IN (1); CREATE TABLE q (LIKE t INCLUDING ALL); CREATE TABLE r AS SELECT * FROM t", "create table like p t; create table like q t; create table query r"},
		{"CREATE TABLE " + Hole + " (a int)", ""},
		{"\\connect db\nCREATE TABLE a (x int);\nCOPY a (x) FROM stdin;\n1'\n\\.\nCREATE TABLE b (x int);", "create table a [x int null]; create table b [x int null]"},
		{"CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN CREATE TABLE x (a int); END $$ LANGUAGE plpgsql; CREATE TABLE y (a int)", "create table y [a int null]"},
	} {
		if got := changed(All(test.text)); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.text, got, test.want)
		}
	}
}
