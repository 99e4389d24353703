"""The coach on the server: reviews of finished games and of records, made in the background. See docs/coach.md."""
