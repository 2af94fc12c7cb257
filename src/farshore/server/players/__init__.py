"""Players: names that stay, passkeys, recovery codes, sessions, and the seats that belong to them."""
