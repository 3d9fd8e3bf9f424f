"""Games to play and to look at, each from the rules that its oracle knows."""
