"""Notices of turns to absent players, by push messages or webhooks."""
