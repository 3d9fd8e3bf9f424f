"""The repository's own rules: snippets, the index, bounds."""
