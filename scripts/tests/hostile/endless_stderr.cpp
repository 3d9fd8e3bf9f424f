// OLE: writes to standard error forever.
#include <cstdio>

int main() {
    static char text[1 << 16];
    while (true) std::fwrite(text, 1, sizeof text, stderr);
}
