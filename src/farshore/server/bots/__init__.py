"""Seats that bots play, and hints: thought in processes of their own."""
