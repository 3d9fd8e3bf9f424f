// TLE: computes the values of the parts for each mark.
#include <cstdio>
#include <cstring>

char row[200];

int value(int cells, char left, char right) {
    bool seen[256];
    std::memset(seen, 0, sizeof seen);
    for (int a = 0; a < cells; ++a)
        for (const char* mark = "XO"; *mark; ++mark) {
            const int b = cells - 1 - a;
            if (a == 0 && *mark == left) continue;
            if (b == 0 && *mark == right) continue;
            seen[value(a, left, *mark) ^ value(b, *mark, right)] = true;
        }
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
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
        sum ^= value(cells, left, 0);
        const bool alice = (marks % 2 == 0) == (sum != 0);
        std::printf("Case %d: %s\n", test, alice ? "Yes" : "No");
    }
}
