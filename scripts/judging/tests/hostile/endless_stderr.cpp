// TLE: writes to standard error forever. Judges ignore it, so only the time limit ends the program.
#include <cstdio>

int main() {
    static char text[1 << 16];
    while (true) std::fwrite(text, 1, sizeof text, stderr);
}
