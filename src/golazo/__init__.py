"""Golazo: four football tabletop games, exactly by their rulebooks."""
