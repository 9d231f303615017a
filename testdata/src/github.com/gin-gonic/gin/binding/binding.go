// Package binding declares, for tests, what they use of github.com/gin-gonic/gin/binding.
package binding

type Binding interface{}

type BindingBody interface{}
