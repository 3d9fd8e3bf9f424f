// WA: writes nothing.
int main() {}
