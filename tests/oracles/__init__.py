"""Oracles: slow and obvious readings of the rules, from card data, views and events, to hold the engine against."""
