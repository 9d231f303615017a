package facts

func Helper() string { return helper() } // want Helper:"^called from elsewhere$"

func helper() string { return "" }
