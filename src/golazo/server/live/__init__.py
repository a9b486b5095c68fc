"""Tables in memory: sockets, actors, subscriptions, bots."""
