// Trims each tree from its top. The vertices get their values in the order of
// their distance from the root, the farthest first. A branch at a root becomes
// a Nim pile, and the piles are played as misere Nim by their classes: no pile
// above 1, one, or more, where the columns of binary digits decide.
#include <cstdio>
#include <vector>

// The piles of a tree: the values of its branches.
void add_piles(int m, std::vector<int>& piles) {
    std::vector<std::vector<int>> ends(m + 1);
    for (int i = 1, a, b; i < m && std::scanf("%d %d", &a, &b) == 2; ++i) {
        ends[a].push_back(b);
        ends[b].push_back(a);
    }
    std::vector<int> order = {1}, below(m + 1);
    std::vector<std::vector<int>> paths(m + 1);  // the paths on each vertex
    for (int i = 0; i < int(order.size()); ++i)
        for (const int end : ends[order[i]])
            if (end != below[order[i]]) {
                below[end] = order[i];
                order.push_back(end);
            }
    for (int i = int(order.size()) - 1; i > 0; --i) {
        int length = 1;  // the length of the path that replaces the branch
        for (int digit = 1; digit < m; digit *= 2) {
            int count = 0;
            for (const int path : paths[order[i]]) count += path / digit % 2;
            length += count % 2 * digit;
        }
        (below[order[i]] == 1 ? piles : paths[below[order[i]]])
            .push_back(length);
    }
}

bool pp_wins(const std::vector<int>& piles) {
    int larger = 0;
    for (const int pile : piles) larger += pile > 1;
    if (larger == 0) return piles.size() % 2 == 0;
    if (larger == 1) return true;
    for (int digit = 1; digit < 128; digit *= 2) {
        int count = 0;
        for (const int pile : piles) count += pile / digit % 2;
        if (count % 2 == 1) return true;
    }
    return false;
}

int main() {
    int n, m;
    while (std::scanf("%d", &n) == 1) {
        std::vector<int> piles;
        while (n-- > 0 && std::scanf("%d", &m) == 1) add_piles(m, piles);
        std::puts(pp_wins(piles) ? "PP" : "QQ");
    }
}
