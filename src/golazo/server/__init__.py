"""Playing online: tables, seats, the log of everything that happens there, and what each recipient gets of it."""
