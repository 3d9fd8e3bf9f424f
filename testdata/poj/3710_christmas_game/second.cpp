// By definitions and digits, without a walk. An edge is a bridge iff its upper
// end falls when it is cut; the part that falls is above the bridge. The last
// binary digit of the value above a bridge, or on the root, is the parity of
// the number of edges there. An edge of a polygon adds 1 to that digit alone. A
// bridge adds 1 to the value above it, and this carries into the next digit iff
// the value has the digit 1. So for the next digit only the bridges that carry
// are counted.
#include <cstdio>
#include <utility>
#include <vector>

using Edges = std::vector<std::pair<int, int>>;

// Returns the vertices that are connected with the root without edge number
// `cut`.
std::vector<bool> tied(int vertices, const Edges& edges, int cut) {
    std::vector<bool> reached(vertices + 1);
    reached[1] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (int e = 0; e < int(edges.size()); ++e) {
            const auto [a, b] = edges[e];
            if (e == cut || reached[a] == reached[b]) continue;
            reached[a] = reached[b] = grows = true;
        }
    }
    return reached;
}

int value(int vertices, const Edges& edges) {
    const int count = int(edges.size());
    std::vector<std::vector<int>> above(count + 1);  // edges above each edge
    for (int e = 0; e < count; ++e) {
        const std::vector<bool> left = tied(vertices, edges, e);
        for (int other = 0; other < count; ++other)
            if (other != e && !left[edges[other].first] &&
                !left[edges[other].second])
                above[e].push_back(other);
        above[count].push_back(e);  // the root
        if (left[edges[e].first] && left[edges[e].second])
            above[e].assign(1, -1);  // not a bridge
    }
    std::vector<bool> counts(count, true);
    int result = 0;
    for (int digit = 1; digit <= vertices; digit *= 2) {
        std::vector<bool> carries(count + 1);
        for (int e = 0; e <= count; ++e) {
            bool odd = false;
            for (const int other : above[e])
                if (other >= 0 && counts[other]) odd = !odd;
            carries[e] = odd && (e == count || counts[e]);
        }
        if (carries[count]) result += digit;
        counts.assign(carries.begin(), carries.begin() + count);
    }
    return result;
}

int main() {
    int n, m, k;
    while (std::scanf("%d", &n) == 1) {
        int nim_sum = 0;
        while (n-- > 0 && std::scanf("%d %d", &m, &k) == 2) {
            Edges edges(k);
            for (auto& [a, b] : edges)
                if (std::scanf("%d %d", &a, &b) != 2) return 1;
            nim_sum ^= value(m, edges);
        }
        std::puts(nim_sum != 0 ? "Sally" : "Harry");
    }
}
