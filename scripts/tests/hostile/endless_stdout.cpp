// OLE: writes to standard output for ever.
#include <cstdio>

int main() {
    while (true) std::puts("LWW\nWWL");
}
