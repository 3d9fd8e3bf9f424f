"""What the repository says about problems: judges, limits, headers, topics, the index, the search."""
