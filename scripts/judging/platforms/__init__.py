"""Other compilers and systems: the solutions must work there, too."""
