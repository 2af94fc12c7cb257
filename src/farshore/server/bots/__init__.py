"""Bots at tables, hints and reviews, computed by worker processes."""
