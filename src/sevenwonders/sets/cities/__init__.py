"""Cities: card files, black cards, debt, diplomacy, masks and the team game."""
