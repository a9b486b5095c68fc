"""Magic Number Eleven."""
