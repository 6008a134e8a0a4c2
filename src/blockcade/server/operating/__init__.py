"""What the operator of a server may do: look at its tables, end one, take one away as a file."""
