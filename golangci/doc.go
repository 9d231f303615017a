// Package golangci makes the rules of idemlint a module plugin of golangci-lint.
//
// golangci-lint links its plugins in; "golangci-lint custom" builds it anew from
// a file .custom-gcl.yml:
//
//	version: v2.15.0
//	plugins:
//	  - module: github.com/idemlint/idemlint
//	    import: github.com/idemlint/idemlint/golangci
//	    version: v0.1.0
//
// Where cloning golangci-lint is no option, the small module in
// examples/golangci builds the same program.
//
// In .golangci.yml the plugin is enabled as every linter is; all settings are
// optional:
//
//	version: "2"
//	linters:
//	  enable: [idemlint]
//	  settings:
//	    custom:
//	      idemlint:
//	        type: module
//	        description: idempotency faults
//	        original-url: https://github.com/idemlint/idemlint
//	        settings:
//	          confidence: high
//
// [Settings] lists what may stand there; .golangci.example.yml shows each. They
// are what .idemlint.yml holds for the other programs, which the plugin does not
// read: golangci-lint would answer from its cache after a change. Two things
// differ, because golangci-lint lower-cases the keys of its configuration and
// splits them at dots: what is keyed by a path or a name in .idemlint.yml is a
// list here.
package golangci
