"""The Great Projects of Babel: one in each age, for which all build together, or fail."""
