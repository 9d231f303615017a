package good

import "strconv"

func Own(n int) string { return strconv.Itoa(n) + own() }

func own() string { return "" }
