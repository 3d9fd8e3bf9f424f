// CE: has no main.
int answer() { return 42; }
