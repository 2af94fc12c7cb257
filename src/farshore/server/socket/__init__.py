"""The lines to those who play: what comes in, what is shown, and every message by its class."""
