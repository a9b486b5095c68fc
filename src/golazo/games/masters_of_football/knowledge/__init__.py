"""What a seat can know, and what it must be dealt anew."""
