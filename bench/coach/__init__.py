"""Whether the coach can be believed, by numbers: see `__main__.py`."""
