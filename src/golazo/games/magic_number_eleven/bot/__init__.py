"""What bots of this game think with."""
