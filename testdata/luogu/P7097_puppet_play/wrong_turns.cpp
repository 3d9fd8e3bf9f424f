// WA: lets the players move in turn, whatever their delays are.
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
    const int first = da < db ? 1 : -1;
    for (int round = n - 1; round >= 0; --round) {
        const std::vector<long long> after = lead;
        for (int d = -LIMIT; d <= LIMIT; ++d) {
            const int sign = round % 2 == 0 ? first : -first;
            const int x = sign == 1 ? xa : xb;
            long long most = -1000000000000000000LL;
            for (int s = 0; w + s <= LIMIT - sign * d; ++s) {
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
