"""Games to play, and tables of games. The rules of each game come from its oracle."""
