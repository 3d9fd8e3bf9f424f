// WA: treats a row as only won or lost, as if every value were 0 or 1.
#include <cstdio>
#include <cstring>

char row[300];
int grundy[300];

int value(int cells) { return cells < 0 ? 0 : grundy[cells]; }

bool is_cross(int cell) { return cell >= 0 && row[cell] == 'X'; }

bool makes_three(int cell) {
    return (is_cross(cell - 2) && is_cross(cell - 1)) ||
           (is_cross(cell - 1) && is_cross(cell + 1)) ||
           (is_cross(cell + 1) && is_cross(cell + 2));
}

// Do all free rows together have the value 0?
bool is_lost(int n) {
    int sum = 0, length = 0;
    for (int cell = 0; cell < n; ++cell) {
        bool dead = false;
        for (int near = cell - 2; near <= cell + 2; ++near)
            if (near < n && is_cross(near)) dead = true;
        if (!dead) ++length;
        if (dead) sum ^= value(length), length = 0;
    }
    return (sum ^ value(length)) == 0;
}

int main() {
    for (int cells = 1; cells < 202; ++cells) {
        bool seen[256];
        std::memset(seen, 0, sizeof seen);
        for (int i = 1; i <= cells; ++i)
            seen[value(i - 3) ^ value(cells - i - 2)] = true;
        while (grundy[cells] == 0 && seen[0]) ++grundy[cells];
    }
    int tests;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::memset(row, 0, sizeof row);
        std::scanf("%s", row);
        const int n = int(std::strlen(row));
        std::printf("Case %d:", test);
        bool any = false;
        for (int cell = 0; cell < n; ++cell)
            if (row[cell] == '.' && makes_three(cell)) {
                any = true;
                std::printf(" %d", cell + 1);
            }
        const bool any_three = any;
        for (int cell = 0; cell < n && !any_three; ++cell) {
            if (row[cell] != '.' || makes_three(cell)) continue;
            bool near_cross = false;
            for (int near = cell - 2; near <= cell + 2; ++near)
                if (near < n && is_cross(near)) near_cross = true;
            if (near_cross) continue;
            row[cell] = 'X';
            if (is_lost(n)) {
                any = true;
                std::printf(" %d", cell + 1);
            }
            row[cell] = '.';
        }
        std::puts(any ? "" : " 0");
    }
}
