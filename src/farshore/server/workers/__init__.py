"""Worker processes and the queue for them: bots, hints, reviews, and checks of untrusted input."""
