// Luogu P7097 - [yLOI2020] Puppet Play
// https://www.luogu.com.cn/problem/P7097
// Game:      n rounds. Players a and b have base damages xa, xb and delays da,
//            db. A round belongs to the player with the smaller delay, or to a
//            if the delays are equal. This player chooses any of m items, in
//            each round again, and each at most once in a round. He does x + x
//            / 10^5 * (the sum of their k) points of damage with his own x. His
//            delay grows by w + (the sum of their p). After it, |da - db| must
//            be at most 100. a wants (damage of a) - (damage of b) large, b
//            wants it small. Print it.
// Idea:      Only d = da - db counts, with the rounds that are left. A knapsack
//            finds best[s], the greatest sum of k whose sum of p is s. Negamax
//            (lesson 17, theorem 1), but d says who moves, not the last move:
//            lead[d] is the maximum, for b the minimum, of +-damage + lead[d'].
//            Sample: d = -1, xa = 10^5, xb = 2 * 10^5. a takes nothing (d = 0),
//            a takes 50 (d = 21), b takes 51 (d = -100): 200050 - 200102 = -52.
// Limits:    subtask >= 0, 0 <= n <= 1000, 0 <= m <= 10^5, 1 <= w, p <= 100,
//            1 <= k, da, db <= 10^9, 10^5 <= xa, xb <= 10^9 (multiples of
//            10^5), 1 <= |da - db| <= 100
// Time:      O(200 m + 200^2 n)
// Beware:    wrong_delays_to_100.cpp: from d = -100 a may grow by 200 in all.
// Topics:    points
// Lesson:    17
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

const int LIMIT = 100;         // of the difference of the delays
const int BASE_UNIT = 100000;  // damage per unit of k is x / BASE_UNIT

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int subtask, n, m, w, xa, xb, da, db;
    std::cin >> subtask >> n >> m >> w;
    std::vector<int> k(m), p(m);
    for (int i = 0; i < m; ++i) std::cin >> k[i];
    for (int i = 0; i < m; ++i) std::cin >> p[i];
    std::cin >> xa >> xb >> da >> db;

    std::vector<long long> best(2 * LIMIT, -1);  // -1: no items have this sum
    best[0] = 0;
    for (int i = 0; i < m; ++i)
        for (int s = 2 * LIMIT - 1; s >= p[i]; --s)
            if (best[s - p[i]] >= 0)
                best[s] = std::max(best[s], best[s - p[i]] + k[i]);

    std::vector<long long> lead(2 * LIMIT + 1);  // by LIMIT + d
    for (; n > 0; --n) {
        const std::vector<long long> after = lead;
        for (int d = -LIMIT; d <= LIMIT; ++d) {
            const int sign = d <= 0 ? 1 : -1;  // 1 if a moves, -1 if b does
            const int x = d <= 0 ? xa : xb;
            long long most = x + sign * after[LIMIT + d + sign * w];
            for (int s = 1; w + s <= LIMIT + std::abs(d); ++s) {
                if (best[s] < 0) continue;
                const long long damage = x + x / BASE_UNIT * best[s];
                const int then = d + sign * (w + s);
                most = std::max(most, damage + sign * after[LIMIT + then]);
            }
            lead[LIMIT + d] = sign * most;
        }
    }
    std::cout << lead[LIMIT + da - db] << '\n';
    return 0;
}
