// WA: takes the greatest damage in each round, without looking ahead.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

const int LIMIT = 100;
const int BASE_UNIT = 100000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int subtask, n, m, w, xa, xb, da, db;
    std::cin >> subtask >> n >> m >> w;
    std::vector<int> k(m), p(m);
    for (int i = 0; i < m; ++i) std::cin >> k[i];
    for (int i = 0; i < m; ++i) std::cin >> p[i];
    std::cin >> xa >> xb >> da >> db;

    std::vector<long long> best(2 * LIMIT, -1);
    best[0] = 0;
    for (int i = 0; i < m; ++i)
        for (int s = 2 * LIMIT - 1; s >= p[i]; --s)
            if (best[s - p[i]] >= 0)
                best[s] = std::max(best[s], best[s - p[i]] + k[i]);

    std::vector<long long> lead(2 * LIMIT + 1);
    for (; n > 0; --n) {
        const std::vector<long long> after = lead;
        for (int d = -LIMIT; d <= LIMIT; ++d) {
            const int sign = d <= 0 ? 1 : -1;
            const int x = d <= 0 ? xa : xb;
            long long greatest = x;
            long long most = x + sign * after[LIMIT + d + sign * w];
            for (int s = 1; w + s <= LIMIT + std::abs(d); ++s) {
                if (best[s] < 0) continue;
                const long long damage = x + x / BASE_UNIT * best[s];
                const int then = d + sign * (w + s);
                if (damage <= greatest) continue;
                greatest = damage;
                most = damage + sign * after[LIMIT + then];
            }
            lead[LIMIT + d] = sign * most;
        }
    }
    std::cout << lead[LIMIT + da - db] << '\n';
    return 0;
}
