"""The engine: what every game is played on. Standard library only."""
