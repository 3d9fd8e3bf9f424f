// Finds the values digit by digit. An edge of one unit adds 1 to the value of
// its upper end, and this carries into the next binary digit iff that value has
// the digit 1; an edge of more units adds its parity to the last digit and
// never carries. So the last digit of the value of v is the parity of the
// number of edges above v with odd units. The next digit is the parity of the
// number of edges that carry. Vertices are numbered along a walk round the
// tree, so those above v are a range, and prefix sums count its edges.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int tests, n, a, b, units;
    if (std::scanf("%d", &tests) != 1) return 1;
    for (int test = 1; test <= tests && std::scanf("%d", &n) == 1; ++test) {
        std::vector<std::vector<std::pair<int, int>>> ends(n);
        for (int i = 1; i < n && std::scanf("%d %d %d", &a, &b, &units) == 3;
             ++i) {
            ends[a].push_back({b, units});
            ends[b].push_back({a, units});
        }
        // last[i]: one more than the last number in the subtree of vertex
        // number i.
        std::vector<int> number(n, -1), last(n), path = {0};
        std::vector<std::size_t> next(n);
        // Of the edge below vertex number i: does it count, may it carry?
        std::vector<bool> counts(n), may_carry(n);
        int vertices = 0;
        number[0] = vertices++;
        while (!path.empty()) {
            const int v = path.back();
            if (next[v] == ends[v].size()) {
                last[number[v]] = vertices;
                path.pop_back();
                continue;
            }
            const auto [c, w] = ends[v][next[v]++];
            if (number[c] >= 0) continue;
            counts[vertices] = w % 2 == 1;
            may_carry[vertices] = w == 1;
            number[c] = vertices++;
            path.push_back(c);
        }
        bool emily_wins = false, goes_on = true;
        while (goes_on) {
            std::vector<int> before(n + 1);  // prefix sums of counts
            for (int i = 0; i < n; ++i) before[i + 1] = before[i] + counts[i];
            const auto digit = [&](int i) {
                return (before[last[i]] - before[i + 1]) % 2;
            };
            if (digit(0) == 1) emily_wins = true;
            goes_on = false;
            for (int i = 1; i < n; ++i) {
                counts[i] = counts[i] && may_carry[i] && digit(i) == 1;
                if (counts[i]) goes_on = true;
            }
        }
        std::printf("Case %d: %s\n", test, emily_wins ? "Emily" : "Jolly");
    }
}
