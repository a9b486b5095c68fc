"""What the rulebook says, a chapter a module."""
