"""What other tools give and take: browsers, clipboards, editors, other judges."""
