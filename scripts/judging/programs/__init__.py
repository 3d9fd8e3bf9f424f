"""Judges programs: our solutions, a person's program, and the search for a small input on which it fails."""
