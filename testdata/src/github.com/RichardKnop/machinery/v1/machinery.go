// Package machinery declares, for tests, what they use of github.com/RichardKnop/machinery/v1.
package machinery

type Server struct{}

func (server *Server) RegisterTask(name string, taskFunc any) (_ error) { return }

func (server *Server) RegisterTasks(namedTaskFuncs map[string]any) (_ error) { return }
