"""The operator's functions: look at the tables, end one, download one as a file."""
