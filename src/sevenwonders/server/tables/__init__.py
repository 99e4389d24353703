"""Tables in memory: who sits there, the game, the sockets that listen, the bots and clocks that drive it."""
