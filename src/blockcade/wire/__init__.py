"""The messages between server and browser, a closed set per direction, and their TypeScript."""
