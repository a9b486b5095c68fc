"""The log of a table: entries, the state they fold into, and what a command adds to them."""
