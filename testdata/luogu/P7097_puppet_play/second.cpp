// Of each delay p, at most 200 / p items matter: the best ones. They go into
// the knapsack in falling order. Then a recursion with memory looks only at the
// differences that can occur, and returns the most that the player to whom the
// round belongs can get more than the other.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

constexpr int MOST = 200;  // a round changes the difference by at most so much

struct Game {
    int w;
    std::vector<std::pair<int, long long>> rounds;  // delay of items, sum of k
    long long units[2];
    std::vector<std::optional<long long>> known = {};  // 201 for each round

    // `behind` is the delay of the other player minus the own one.
    long long lead(int left, int behind, int player) {
        if (left == 0) return 0;
        const int difference = player == 0 ? -behind : behind;
        const int place = (left - 1) * (MOST + 1) + MOST / 2 + difference;
        if (known[place]) return *known[place];
        std::optional<long long> most;
        for (const auto& [delay, gain] : rounds) {
            const int then = behind - w - delay;
            if (then < -100) continue;
            const long long damage = units[player] * (100000 + gain);
            const bool moves_again = then > 0 || (then == 0 && player == 0);
            const long long rest = moves_again
                                       ? lead(left - 1, then, player)
                                       : -lead(left - 1, -then, 1 - player);
            if (!most || damage + rest > *most) most = damage + rest;
        }
        return *(known[place] = most);
    }
};

int main() {
    int subtask, n, m, w, xa, xb, da, db;
    std::scanf("%d %d %d %d", &subtask, &n, &m, &w);
    std::vector<std::pair<int, long long>> items(m);  // p, k
    for (auto& item : items) std::scanf("%lld", &item.second);
    for (auto& item : items) std::scanf("%d", &item.first);
    std::scanf("%d %d %d %d", &xa, &xb, &da, &db);
    std::sort(items.begin(), items.end(), std::greater<>());

    std::map<int, long long> best = {{0, 0}};  // by sum of p
    int same = 0;
    for (int i = 0; i < m; ++i) {
        same = i > 0 && items[i - 1].first == items[i].first ? same + 1 : 1;
        if (same * items[i].first > MOST) continue;
        std::map<int, long long> with = best;
        for (const auto& [delay, gain] : best) {
            if (delay + items[i].first > MOST) continue;
            long long& known = with[delay + items[i].first];
            known = std::max(known, gain + items[i].second);
        }
        best.swap(with);
    }
    Game game = {w, {best.begin(), best.end()}, {xa / 100000, xb / 100000}};
    game.known.resize(n * (MOST + 1));
    const int player = da <= db ? 0 : 1;
    const int behind = player == 0 ? db - da : da - db;
    const long long lead = game.lead(n, behind, player);
    std::printf("%lld\n", player == 0 ? lead : -lead);
}
