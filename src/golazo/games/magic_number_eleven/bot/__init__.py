"""The policy of this game's bots."""
