"""What a seat can know, and how the rest is re-dealt."""
