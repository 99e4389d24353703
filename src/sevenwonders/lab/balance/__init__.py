"""Whether a card is fair: the same deals played with it and without it. See docs/laboratory.md."""
