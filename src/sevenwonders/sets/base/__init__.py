"""The base game of 7 Wonders: card files, and the powers of its boards."""
