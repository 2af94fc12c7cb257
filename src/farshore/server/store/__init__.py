"""Where tables, seats and events are kept."""
