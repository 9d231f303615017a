module github.com/idemlint/idemlint

go 1.25.0

require (
	github.com/DataDog/go-sqllexer v0.2.6
	github.com/golangci/plugin-module-register v0.1.2
	github.com/rogpeppe/go-internal v1.16.0
	go.yaml.in/yaml/v3 v3.0.6
	golang.org/x/mod v0.37.0
	golang.org/x/tools v0.47.0
)

require (
	golang.org/x/sync v0.21.0 // indirect
	golang.org/x/sys v0.46.0 // indirect
)
