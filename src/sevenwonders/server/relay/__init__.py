"""Servers that share their tables: whoever asks one for a table of another is served by both, and notices nothing."""
