"""The network side of the server: HTTP, sockets and the page's files."""
