// Finds the values digit by digit. The last binary digit of the value of v is
// the parity of the number of edges above v. An edge to c adds 1 to the value
// of c, and this carries into the next digit iff c has the digit 1. So for the
// next digit only the edges that carry are counted. Vertices are numbered along
// a walk round the tree, so those above v are a range, and prefix sums count
// its edges.
#include <cstdio>
#include <vector>

int main() {
    int tests, n, a, b;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        std::vector<std::vector<int>> ends(n + 1);
        for (int i = 1; i < n && std::scanf("%d %d", &a, &b) == 2; ++i) {
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        // last[i]: one more than the last number in the subtree of vertex
        // number i.
        std::vector<int> number(n + 1, -1), last(n), path = {1};
        std::vector<std::size_t> next(n + 1);
        int vertices = 0;
        number[1] = vertices++;
        while (!path.empty()) {
            const int v = path.back();
            if (next[v] == ends[v].size()) {
                last[number[v]] = vertices;
                path.pop_back();
            } else if (const int c = ends[v][next[v]++]; number[c] < 0) {
                number[c] = vertices++;
                path.push_back(c);
            }
        }
        // counts[i]: does the edge below vertex number i count?
        std::vector<bool> counts(n, true);
        bool alice_wins = false, goes_on = true;
        while (goes_on) {
            std::vector<int> before(n + 1);  // prefix sums of counts
            for (int i = 0; i < n; ++i) before[i + 1] = before[i] + counts[i];
            const auto digit = [&](int i) {
                return (before[last[i]] - before[i + 1]) % 2;
            };
            if (digit(0) == 1) alice_wins = true;
            goes_on = false;
            for (int i = 1; i < n; ++i) {
                counts[i] = counts[i] && digit(i) == 1;
                if (counts[i]) goes_on = true;
            }
        }
        std::puts(alice_wins ? "Alice" : "Bob");
    }
}
