"""The repository's own rules: headers, snippets, the index, what a judge refuses."""
