// PE: puts an empty line between the answers, as there is between the boards.
#include <cstdio>
#include <cstdlib>

int main() {
    int n, m, t, j;
    const char* before = "";
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim = 0;
        while (n--) std::scanf("%d %d", &t, &j), nim ^= std::abs(t - j) - 1;
        std::printf("%s%s\n", before, nim ? "I WIN!" : "BAD LUCK!");
        before = "\n";
    }
}
