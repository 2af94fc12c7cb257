"""Speed measurements: `farshore bench GAME|server|page|start|rl`."""
