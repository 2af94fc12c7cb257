"""Farshore: a digital table for exploration games."""

__version__ = "0.1.0"
