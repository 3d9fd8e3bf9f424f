// WA: counts two moves for two ones next to a large pile; there are three.
#include <cstdio>
#include <cstring>

char known[52][50300];

bool wins(int ones, int s) {
    if (s == 1) return wins(ones + 1, 0);
    char& result = known[ones][s];
    if (result != 0) return result == 1;
    bool can_win = false;
    if (ones > 0 && !wins(ones - 1, s)) can_win = true;
    if (ones > 1 && !wins(ones - 2, s + 2)) can_win = true;
    if (ones > 0 && s > 0 && !wins(ones - 1, s + 1)) can_win = true;
    if (s > 0 && !wins(ones, s - 1)) can_win = true;
    result = can_win ? 1 : 2;
    return can_win;
}

int main() {
    int tests, n, a;
    std::scanf("%d", &tests);
    while (tests--) {
        int ones = 0, s = -1;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d", &a);
            a == 1 ? ++ones : s += a + 1;
        }
        std::puts(wins(ones, s < 0 ? 0 : s) ? "YES" : "NO");
    }
}
