"""The game over the network: tables, seats, bots and records behind HTTP and WebSocket. See docs/protocol.md."""
