// Finds the value of a castle without mex: it is the size of the Nim pile that
// makes the sum of both a P-position. The period is found by comparing all rows
// from FIRST on. Castles of one remainder are counted together.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

constexpr int ROWS = 200, FIRST = 50, PILES = 5;

int damage[3];
bool wins[ROWS][3][PILES];  // soldiers, last attack, Nim pile
int value[ROWS][3];

void fill(int soldiers, int last) {
    for (int pile = 0; pile < PILES; ++pile) {
        bool won = false;
        for (int less = 0; less < pile; ++less)
            if (!wins[soldiers][last][less]) won = true;
        for (int kind = 0; kind < 3 && soldiers > 0; ++kind) {
            if (kind > 0 && kind == last) continue;
            const int rest = std::max(0, soldiers - damage[kind]);
            if (!wins[rest][kind][pile]) won = true;
        }
        wins[soldiers][last][pile] = won;
        if (!won) value[soldiers][last] = pile;
    }
}

int find_period() {
    for (int period = 1; period < ROWS - FIRST - 5; ++period) {
        bool fits = true;
        for (int row = FIRST; row + period < ROWS; ++row)
            for (int last = 0; last < 3; ++last)
                if (value[row][last] != value[row + period][last]) fits = false;
        if (fits) return period;
    }
    std::abort();
}

int main() {
    int tests, n;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- && std::scanf("%d %d %d %d", &n, &damage[0], &damage[1],
                                 &damage[2]) == 4) {
        for (int soldiers = 0; soldiers < ROWS; ++soldiers)
            for (int last = 0; last < 3; ++last) fill(soldiers, last);
        const int period = find_period();
        std::map<int, int> castles;  // soldiers, reduced -> number
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            long long a;
            if (std::scanf("%lld", &a) != 1) return 1;
            const int soldiers =
                a < 2 * FIRST ? int(a)
                              : 2 * FIRST + int((a - 2 * FIRST) % period);
            ++castles[soldiers];
            sum ^= value[soldiers][0];
        }
        long long winning = 0;
        for (const auto& [soldiers, number] : castles)
            for (int kind = 0; kind < 3; ++kind) {
                const int rest = std::max(0, soldiers - damage[kind]);
                if ((sum ^ value[soldiers][0] ^ value[rest][kind]) == 0)
                    winning += number;
            }
        std::printf("%lld\n", winning);
    }
}
