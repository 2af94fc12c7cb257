"""The store: tables, seats and events in SQLite or PostgreSQL."""
