"""The messages between server and browser, one closed set per direction, and their TypeScript types."""
