package driver

import "sync"

// inDependencyOrder calls work for each unit after it was called for those of
// its imports that are among the units, with at most n calls at a time.
func inDependencyOrder(units []*unit, n int, work func(*unit)) {
	waiting := make(map[*unit]int)
	importers := make(map[*unit][]*unit)
	among := make(map[*unit]bool)
	for _, u := range units {
		among[u] = true
	}
	ready := make(chan *unit, len(units))
	for _, u := range units {
		for _, dep := range u.deps {
			if among[dep] {
				waiting[u]++
				importers[dep] = append(importers[dep], u)
			}
		}
		if waiting[u] == 0 {
			ready <- u
		}
	}
	var mu sync.Mutex
	left := len(units)
	var wg sync.WaitGroup
	for range min(n, len(units)) {
		wg.Go(func() {
			for u := range ready {
				work(u)
				mu.Lock()
				for _, above := range importers[u] {
					if waiting[above]--; waiting[above] == 0 {
						ready <- above
					}
				}
				if left--; left == 0 {
					close(ready)
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
}
