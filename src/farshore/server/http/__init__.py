"""What is asked and answered once: the API, the page, its files, and who is let in."""
