"""What the repository contains: online judges, problems, headers, data, answers, the index."""
