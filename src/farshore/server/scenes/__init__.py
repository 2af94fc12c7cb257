"""Scenes for clients: compared, encoded once, and sent as patches."""
