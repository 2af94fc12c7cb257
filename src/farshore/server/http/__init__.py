"""The HTTP API, the page and its files."""
