"""Leaders, and the leaders made by players."""
