"""Tables: each is the fold of its log, with one writer."""
