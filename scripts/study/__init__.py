"""Games to play, and tables of games.

graph.py asks the oracle of a problem for all positions of a game, so the rules are those of the
oracle. play.py plays such a game, and table.py shows who wins its small positions.
"""
