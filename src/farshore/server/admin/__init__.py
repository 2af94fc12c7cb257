"""The operator's decisions in a running server."""
