"""7 Wonders in words, in any language: nothing here changes a game."""
