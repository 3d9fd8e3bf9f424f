// Finds the value of the tree digit by digit. The last binary digit of the
// value of v is the parity of the number of edges above v. An edge adds 1 to
// the value of its upper end, and this carries into the next digit iff the
// digit there is 1. So for the next digit only the edges that carry are
// counted.
#include <cstdio>
#include <vector>

int main() {
    int n, x, y;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> ends(n + 1);
    for (int i = 1; i < n && std::scanf("%d %d", &x, &y) == 2; ++i) {
        ends[x].push_back(y);
        ends[y].push_back(x);
    }
    std::vector<int> order = {1}, below(n + 1);
    for (int i = 0; i < int(order.size()); ++i)
        for (const int above : ends[order[i]])
            if (above != below[order[i]]) {
                below[above] = order[i];
                order.push_back(above);
            }
    std::vector<bool> counts(n + 1, true);  // by upper end
    for (bool goes_on = true; goes_on;) {
        std::vector<bool> digit(n + 1);
        for (int i = n - 1; i > 0; --i) {
            const int v = order[i];
            digit[below[v]] = digit[below[v]] ^ digit[v] ^ counts[v];
        }
        if (digit[1]) {
            std::puts("Alice");
            return 0;
        }
        goes_on = false;
        for (int i = 1; i < n; ++i) {
            counts[order[i]] = counts[order[i]] && digit[order[i]];
            if (counts[order[i]]) goes_on = true;
        }
    }
    std::puts("Bob");
}
