"""How the outside reaches tables: HTTP, sockets and the page's files."""
