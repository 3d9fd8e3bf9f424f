"""Other compilers and systems, and what a solution costs."""
