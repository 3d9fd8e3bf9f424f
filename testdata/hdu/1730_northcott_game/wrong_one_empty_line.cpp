// WA: reads by lines, and one empty line after each board.
#include <cstdio>
#include <cstdlib>

int main() {
    char line[100];
    int n, m, t, j;
    while (std::fgets(line, 100, stdin)) {
        if (std::sscanf(line, "%d %d", &n, &m) != 2) break;
        int nim = 0;
        while (n-- && std::fgets(line, 100, stdin)) {
            std::sscanf(line, "%d %d", &t, &j);
            nim ^= std::abs(t - j) - 1;
        }
        std::puts(nim ? "I WIN!" : "BAD LUCK!");
        std::fgets(line, 100, stdin);
    }
}
