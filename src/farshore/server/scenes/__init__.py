"""Scenes on their way to the page: written once, and only what changed is sent."""
