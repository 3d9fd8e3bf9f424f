// WA: keeps the largest pile of earlier games.
#include <cstdio>

int main() {
    int tests, n, pile, most = 0;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        int sum = 0;
        while (n--) {
            std::scanf("%d", &pile);
            sum += pile;
            if (pile > most) most = pile;
        }
        std::puts(2 * most > sum || sum % 2 ? "T" : "HL");
    }
}
