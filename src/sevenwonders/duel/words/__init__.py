"""7 Wonders Duel in words, in any language: nothing here changes a game."""
