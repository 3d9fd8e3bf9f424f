// TLE: computes the values of the parts for each cross.
#include <cstdio>
#include <cstring>
#include <set>

char row[300];

int value(int cells) {
    if (cells <= 0) return 0;
    std::set<int> seen;
    for (int i = 1; i <= (cells + 1) / 2; ++i)
        seen.insert(value(i - 3) ^ value(cells - i - 2));
    int mex = 0;
    while (seen.count(mex)) ++mex;
    return mex;
}

// The value of the row, or -1 if two crosses are near each other.
int value_of_row() {
    int sum = 0, gap = 2;
    for (const char* cell = row; *cell; ++cell) {
        if (*cell != 'X') {
            ++gap;
        } else {
            if (cell != row && gap < 2) return -1;
            sum ^= value(gap - 4);
            gap = 0;
        }
    }
    return sum ^ value(gap - 2);
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%s", row);
        std::printf("Case %d:", test);
        bool any = false;
        for (char* cell = row; *cell; ++cell) {
            if (*cell == 'X') continue;
            *cell = 'X';
            if (std::strstr(row, "XXX") || value_of_row() == 0) {
                std::printf(" %d", int(cell - row) + 1);
                any = true;
            }
            *cell = '.';
        }
        std::puts(any ? "" : " 0");
    }
}
