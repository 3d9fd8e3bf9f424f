"""Judging our solutions and a person's program, and searching for a small failing input."""
