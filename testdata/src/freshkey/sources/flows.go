package sources

import (
	"bytes"
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"net/url"
	"path"
	"slices"
	"sort"
	"strconv"
	"strings"
	"text/template"

	"github.com/google/uuid"
)

func text(ctx context.Context, b bank) {
	b.Charge(ctx, strings.ReplaceAll(uuid.NewString(), "-", ""))      // want `uuid.NewString`
	b.Charge(ctx, strings.Join([]string{"a", uuid.NewString()}, ":")) // want `uuid.NewString`
	b.Charge(ctx, path.Join("a", uuid.NewString()))                   // want `uuid.NewString`
	b.Charge(ctx, url.QueryEscape(uuid.NewString()))                  // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprintf("%s/%v", "a", uuid.New()))              // want `uuid.New`
	var sb strings.Builder
	sb.WriteString("pay:")
	sb.WriteString(uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, sb.String())
	var buf bytes.Buffer
	fmt.Fprintf(&buf, "%s", uuid.New()) // want `uuid.New`
	b.Charge(ctx, buf.String())
	var page bytes.Buffer
	template.Must(template.New("").Parse("{{.}}")).Execute(&page, uuid.New()) // want `uuid.New`
	b.Charge(ctx, page.String())
	form := url.Values{}
	form.Set("id", uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, form.Encode())
	inner := context.WithValue(ctx, "key", uuid.NewString()) // want `uuid.NewString`
	b.Charge(inner, inner.Value("key").(string))
}

func digests(ctx context.Context, b bank) {
	sum := sha256.Sum256([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, hex.EncodeToString(sum[:]))
	h := sha256.New()
	h.Write([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, hex.EncodeToString(h.Sum(nil)))
	mac := hmac.New(sha256.New, []byte("secret"))
	io.WriteString(mac, uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	f := fnv.New64a()
	f.Write([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, strconv.FormatUint(f.Sum64(), 16))
	var raw [4]byte
	binary.BigEndian.PutUint32(raw[:], uuid.New().ID()) // want `uuid.New`
	b.Charge(ctx, hex.EncodeToString(raw[:]))
}

func documents(ctx context.Context, b bank, o order) {
	doc, _ := json.Marshal(map[string]any{"order": o.ID, "id": uuid.New()}) // want `uuid.New`
	b.Charge(ctx, string(doc))
	var w bytes.Buffer
	json.NewEncoder(&w).Encode(uuid.New()) // want `uuid.New`
	b.Charge(ctx, w.String())
	var back order
	json.Unmarshal([]byte(`{"ID":"`+uuid.NewString()+`"}`), &back) // want `uuid.NewString`
	b.Charge(ctx, back.ID)
}

// Derived from what identifies the intent.
func derived(ctx context.Context, b bank, o order) {
	b.Charge(ctx, uuid.NewSHA1(uuid.NameSpaceURL, []byte(o.ID)).String())
	b.Charge(ctx, uuid.MustParse(o.ID).String())
	b.Charge(ctx, cmp.Or(strings.TrimSpace(o.ID), "none"))
	b.Charge(ctx, fmt.Sprint(o.ID, len(uuid.NewString())))
	doc, _ := json.Marshal(o)
	sum := sha256.Sum256(doc)
	b.Charge(ctx, hex.EncodeToString(sum[:]))
}

// The order of a map is another one each time, until it is sorted.
func unsorted(ctx context.Context, b bank, m map[string]string) {
	b.Charge(ctx, strings.Join(slices.Collect(maps.Keys(m)), ",")) // want `the order of a map`
	b.Charge(ctx, strings.Join(slices.Sorted(maps.Keys(m)), ","))
	keys := slices.Collect(maps.Keys(m))
	sort.Strings(keys)
	b.Charge(ctx, strings.Join(keys, ","))
}
