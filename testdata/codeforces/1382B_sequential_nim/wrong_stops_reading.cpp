// WA: leaves the piles behind the first large one in the input.
#include <cstdio>

int main() {
    int tests, n, pile;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        int forced = 0;
        while (forced < n) {
            std::scanf("%d", &pile);
            if (pile > 1 || forced == n - 1) break;
            ++forced;
        }
        std::puts(forced % 2 == 0 ? "First" : "Second");
    }
}
