"""Tournaments between bots: fair tables, ratings with intervals, an end as soon as the question is answered."""
