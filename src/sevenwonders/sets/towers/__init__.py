"""Towers, made by players: turquoise cards, boards of five stages, golden shields and eight players."""
