// OLE: writes forever, and ignores the signal that the output limit sends.
#include <csignal>
#include <cstdio>

int main() {
    static char text[1 << 16];
    std::signal(SIGXFSZ, SIG_IGN);
    while (true) std::fwrite(text, 1, sizeof text, stdout);
}
