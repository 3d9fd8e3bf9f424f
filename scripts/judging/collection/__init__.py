"""What the repository contains: judges, problems, headers of sources, data and answers, the index."""
