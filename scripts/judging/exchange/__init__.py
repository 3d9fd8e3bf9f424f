"""Exchange with other tools: browsers, clipboards, judges."""
