// Package pester declares, for tests, what they use of github.com/sethgrid/pester.
package pester

import (
	"io"
	"net/http"
	"net/url"
)

type Client struct{ MaxRetries int }

func New() (_ *Client) { return }

func (c *Client) Do(req *http.Request) (resp *http.Response, err error) { return }

func (c *Client) Post(url string, bodyType string, body io.Reader) (resp *http.Response, err error) {
	return
}

func (c *Client) PostForm(url string, data url.Values) (resp *http.Response, err error) { return }

func Do(req *http.Request) (resp *http.Response, err error) { return }

func Post(url string, bodyType string, body io.Reader) (resp *http.Response, err error) { return }

func PostForm(url string, data url.Values) (resp *http.Response, err error) { return }
