"""Foundations: a card under each tower that wakes as the tower grows."""
