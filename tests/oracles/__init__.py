"""Oracles: slow and obvious readings of the rules, from card data, public views and events, that the engine is held against."""
