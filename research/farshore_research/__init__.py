"""Research tools for Farshore, as subcommands of `farshore`: bench, tune, train, par and review --trial."""
