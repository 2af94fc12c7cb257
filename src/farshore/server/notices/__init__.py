"""Tells people who are not there that it is their turn: by push to their devices, or to a program of theirs."""
