// Codeforces 1312F - Attack on Red Kingdom
// https://codeforces.com/problemset/problem/1312/F
// Game:      n castles with a soldiers each. A move attacks a castle that still
//            has soldiers. A mixed attack kills x of them, infantry y, cavalry
//            z (all of them, if there are fewer). Infantry may not attack a
//            castle whose last attack, by either player, was infantry. Cavalry
//            has the same rule. The player who makes the last attack wins.
//            Print how many first attacks win: a castle and a kind of attack.
// Idea:      The position of a castle is its number of soldiers and its last
//            attack. Sprague-Grundy (lesson 6): a first attack wins iff the xor
//            of all values is 0 after it. With x = 1, y = 3, z = 4:
//                soldiers               0  1  2  3  4  5  6  7  8  9 10 11
//                value at the start     0  1  2  1  2  0  3  0  1  2  1  2
//                value after infantry   0  1  2  1  2  0  1  0  1  2  0  2
//                value after cavalry    0  1  2  1  0  0  2  0  1  0  1  0
// Proof:     Of the period: values depend on those for 1 to 5 soldiers fewer,
//            so five equal columns prove a period. For each of the 125 x, y, z
//            it is 2 to 10, from at most 26 soldiers on. 2520 is a multiple.
// Limits:    1 <= t <= 1000, 1 <= n <= 3 * 10^5 (sum of all n, too),
//            1 <= x, y, z <= 5, 1 <= a <= 10^18
// Time:      O(n) per case, after 2546 steps for the values
// Topics:    sprague-grundy, pattern
// Lesson:    07
// Standard:  C++17
#include <iostream>
#include <vector>

const int FIRST = 26, PERIOD = 2520;
int values[FIRST + PERIOD][3];  // by soldiers and last attack

int grundy(long long soldiers, int last) {
    if (soldiers <= 0) return 0;
    if (soldiers >= FIRST) soldiers = FIRST + (soldiers - FIRST) % PERIOD;
    return values[soldiers][last];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n, damage[3];
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> damage[0] >> damage[1] >> damage[2];
        for (int soldiers = 1; soldiers < FIRST + PERIOD; ++soldiers)
            for (int last = 0; last < 3; ++last) {
                bool is_option[4] = {};
                for (int kind = 0; kind < 3; ++kind)
                    if (kind == 0 || kind != last)
                        is_option[grundy(soldiers - damage[kind], kind)] = true;
                int mex = 0;
                while (is_option[mex]) ++mex;
                values[soldiers][last] = mex;
            }
        std::vector<long long> castles(n);
        int nim_sum = 0, attacks = 0;
        for (long long& soldiers : castles) {
            std::cin >> soldiers;
            nim_sum ^= grundy(soldiers, 0);
        }
        for (long long soldiers : castles)
            for (int kind = 0; kind < 3; ++kind) {
                const int others = nim_sum ^ grundy(soldiers, 0);
                if (grundy(soldiers - damage[kind], kind) == others) ++attacks;
            }
        std::cout << attacks << '\n';
    }
    return 0;
}
