package sources

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha3"
	"crypto/sha512"
	"encoding/base32"
	"encoding/binary"
	"encoding/gob"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"hash/adler32"
	"hash/crc32"
	"hash/crc64"
	"html"
	"io"
	"math/big"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cespare/xxhash/v2"
	"github.com/golang-jwt/jwt/v5"
	"github.com/google/uuid"
	"github.com/mitchellh/hashstructure/v2"
	"github.com/shopspring/decimal"
	"github.com/spaolacci/murmur3"
	"github.com/tidwall/gjson"
	"golang.org/x/crypto/blake2b"
)

func sums(ctx context.Context, b bank) {
	a := md5.Sum([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, hex.EncodeToString(a[:]))
	c := sha1.Sum([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, base32.StdEncoding.EncodeToString(c[:]))
	d := sha512.Sum512([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprintf("%x", d))
	e := sha3.Sum256([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprintf("%x", e))
	f := blake2b.Sum256([]byte(uuid.NewString())) // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprintf("%x", f))
	b.Charge(ctx, fmt.Sprint(crc32.ChecksumIEEE([]byte(uuid.NewString()))))                         // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprint(crc64.Checksum([]byte(uuid.NewString()), crc64.MakeTable(crc64.ISO)))) // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprint(adler32.Checksum([]byte(uuid.NewString()))))                           // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprint(xxhash.Sum64String(uuid.NewString())))                                 // want `uuid.NewString`
	b.Charge(ctx, fmt.Sprint(murmur3.Sum64([]byte(uuid.NewString()))))                              // want `uuid.NewString`
	n, _ := hashstructure.Hash(map[string]any{"id": uuid.New()}, 0, nil)                            // want `uuid.New`
	b.Charge(ctx, strconv.FormatUint(n, 16))
}

func documentsToo(ctx context.Context, b bank) {
	x, _ := xml.Marshal(struct{ ID string }{uuid.NewString()}) // want `uuid.NewString`
	b.Charge(ctx, string(x))
	var g bytes.Buffer
	gob.NewEncoder(&g).Encode(uuid.New()) // want `uuid.New`
	b.Charge(ctx, g.String())
	var z bytes.Buffer
	io.WriteString(gzip.NewWriter(&z), uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, z.String())
	var w bytes.Buffer
	bufio.NewWriter(&w).WriteString(uuid.NewString()) // want `uuid.NewString`
	b.Charge(ctx, w.String())
	var v bytes.Buffer
	binary.Write(&v, binary.BigEndian, uuid.New().ID()) // want `uuid.New`
	b.Charge(ctx, v.String())
	token, _ := jwt.NewWithClaims(nil, jwt.MapClaims{"jti": uuid.NewString()}).SignedString("secret") // want `uuid.NewString`
	b.Charge(ctx, token)
	b.Charge(ctx, gjson.Get(`{"id":"`+uuid.NewString()+`"}`, "id").String()) // want `uuid.NewString`
}

var dash = regexp.MustCompile("-")

func pieces(ctx context.Context, b bank) {
	b.Charge(ctx, dash.ReplaceAllString(uuid.NewString(), ""))            // want `uuid.NewString`
	b.Charge(ctx, strings.Split(uuid.NewString(), "-")[0])                // want `uuid.NewString`
	b.Charge(ctx, string(bytes.ToUpper([]byte(uuid.NewString()))))        // want `uuid.NewString`
	b.Charge(ctx, html.EscapeString(uuid.NewString()))                    // want `uuid.NewString`
	b.Charge(ctx, filepath.Base(filepath.Join("keys", uuid.NewString()))) // want `uuid.NewString`
	b.Charge(ctx, string(strconv.AppendQuote(nil, uuid.NewString())))     // want `uuid.NewString`
	b.Charge(ctx, string(fmt.Appendf(nil, "pay-%s", uuid.NewString())))   // want `uuid.NewString`
	head, _, _ := strings.Cut(uuid.NewString(), "-")                      // want `uuid.NewString`
	b.Charge(ctx, head)
	raw := uuid.New() // want `uuid.New`
	b.Charge(ctx, new(big.Int).SetBytes(raw[:]).String())
	b.Charge(ctx, decimal.NewFromInt(int64(uuid.New().ID())).String()) // want `uuid.New`
	rest, _ := io.ReadAll(strings.NewReader(uuid.NewString()))         // want `uuid.NewString`
	b.Charge(ctx, string(rest))
	lines := bufio.NewScanner(strings.NewReader(uuid.NewString())) // want `uuid.NewString`
	lines.Scan()
	b.Charge(ctx, lines.Text())
	b.Charge(ctx, fmt.Sprint(utf8.RuneCountInString(uuid.NewString())))
}
