"""Exchange with other tools: browsers, clipboards, judge systems."""
