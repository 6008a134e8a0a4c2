"""Tables for people and bots: one writer a table, a durable log, sockets for news."""
