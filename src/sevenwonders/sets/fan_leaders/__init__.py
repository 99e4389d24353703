"""Leaders made by players."""
