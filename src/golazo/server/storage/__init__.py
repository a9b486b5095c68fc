"""Where entries are kept for good: SQLite, PostgreSQL, notifications, back-ups."""
