// WA: forgets the gap after the last mark, unless the row is empty.
#include <cstdio>
#include <cstring>

char row[200];

int value(int cells, char left, char right) {
    if (cells == 0) return 0;
    if (!left && !right) return cells % 2;
    if (!left || !right) return cells;
    return left == right;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%s", row);
        const int n = int(std::strlen(row));
        int sum = 0, marks = 0, cells = 0;
        char left = 0;
        for (int i = 0; i < n; ++i) {
            if (row[i] == '.') {
                ++cells;
            } else {
                sum ^= value(cells, left, row[i]);
                left = row[i], cells = 0, ++marks;
            }
        }
        if (marks == 0) sum = value(cells, left, 0);
        const bool alice = (marks % 2 == 0) == (sum != 0);
        std::printf("Case %d: %s\n", test, alice ? "Yes" : "No");
    }
}
