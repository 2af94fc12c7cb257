"""Measurements: rules, server, page and start, each beside something that the machine gives anyway."""
