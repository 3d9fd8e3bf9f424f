// WA: reads lines of at most 255 characters.
#include <cstdio>
#include <sstream>

int a[105], n;

int main() {
    char line[256];
    if (!std::fgets(line, sizeof line, stdin)) return 0;
    std::istringstream input(line);
    while (n < 105 && input >> a[n]) ++n;
    int s = 0;
    for (int i = 0; i + 1 < n; i += 2) s ^= a[i + 1] - a[i] - 1;
    for (int i = 0; i + 1 < n; ++i) {
        const int p = i - i % 2, gap = a[p + 1] - a[p] - 1;
        const int to = a[i] + (i % 2 == 0 ? gap - (gap ^ s) : (gap ^ s) - gap);
        if (to > a[i] && to < a[i + 1]) {
            std::printf("%d %d\n", a[i], to);
            return 0;
        }
    }
    std::puts("-1");
}
