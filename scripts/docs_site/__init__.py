"""The documentation site: gathers the pages of docs/ and those made of other sources, and builds them."""
