// WA: lets segments share ends, and only forbids that they cross.
#include <cstdio>

int main() {
    int tests, planes, n;
    std::scanf("%d", &tests);
    while (tests--) {
        int segments = 0;  // of a triangulation, always as many
        std::scanf("%d", &planes);
        while (planes--) {
            std::scanf("%d", &n);
            segments ^= (n < 3 ? n - 1 : 2 * n - 3) & 1;
        }
        std::puts(segments ? "Carol" : "Dave");
    }
}
