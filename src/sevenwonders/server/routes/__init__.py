"""The REST interface, by what it is about."""
