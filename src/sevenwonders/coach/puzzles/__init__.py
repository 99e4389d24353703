"""Puzzles: positions in which one move is clearly the best. See docs/coach.md."""
