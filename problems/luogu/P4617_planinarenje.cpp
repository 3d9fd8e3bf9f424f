// Luogu P4617 - [COCI 2017/2018 #5] Planinarenje
// https://www.luogu.com.cn/problem/P4617
// Game:      N peaks and N valleys, and M trails, each between a peak and a
//            valley. Mirko chooses a peak. From there the two walk together:
//            Slavko chooses the first trail, Mirko the next, and so on in turn.
//            They visit no place twice. A player who cannot choose a trail
//            loses. For each peak that Mirko may choose, print who wins.
// Idea:      Vertex geography (lesson 16). Pair peaks with valleys along trails
//            in a maximum matching. Slavko moves first, and he loses iff some
//            maximum matching leaves the peak free, without a partner. These
//            peaks are the free ones of any one maximum matching, and all peaks
//            that are reached from them through a valley and on to its partner.
//                1 - 1 - 2 - 2 - 3   peaks 1, 2, 3 and valleys 1, 2 in a row:
//            any one of the peaks can be free, so Mirko wins from each.
// Limits:    1 <= N, M, v, d <= 5000; v, d <= N; M <= N^2
// Time:      O(N M) at worst, in practice far less
// Beware:    wrong_free_peaks_only.cpp: a single matching does not leave all
//            these peaks free.
// Topics:    vertex-geography
// Lesson:    16
// Standard:  C++11
#include <iostream>
#include <vector>

// snippet: vertex_geography
// Pairs of neighbours in a bipartite graph (without odd cycles), such as a
// grid; no vertex is in two of them.
struct Matching {
    std::vector<std::vector<int>> neighbours;
    std::vector<int> partner;  // -1 for a free vertex
    std::vector<bool> seen;    // where the search has been

    explicit Matching(int n) : neighbours(n), partner(n, -1), seen(n) {}

    void join(int u, int v) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }

    // Pair the free vertex v, exchanging other pairs if needed.
    bool finds_partner(int v) {
        for (int w : neighbours[v]) {
            if (seen[w]) continue;
            seen[w] = true;
            if (partner[w] < 0 || finds_partner(partner[w])) {
                partner[v] = w;
                partner[w] = v;
                return true;
            }
        }
        return false;
    }

    void make_maximum() {
        for (int v = int(partner.size()) - 1; v >= 0; --v)
            if (partner[v] < 0) {
                seen.assign(partner.size(), false);
                finds_partner(v);
            }
    }
};
// end snippet

int main() {
    int n, m, peak, valley;
    std::cin >> n >> m;
    Matching matching(2 * n);  // peaks, then valleys
    for (; m > 0; --m) {
        std::cin >> peak >> valley;
        matching.join(peak - 1, n + valley - 1);
    }
    matching.make_maximum();
    // These searches find no partner, but they mark all valleys on their ways.
    matching.seen.assign(2 * n, false);
    for (peak = 0; peak < n; ++peak)
        if (matching.partner[peak] < 0) matching.finds_partner(peak);
    for (peak = 0; peak < n; ++peak) {
        valley = matching.partner[peak];
        const bool can_be_free = valley < 0 || matching.seen[valley];
        std::cout << (can_be_free ? "Mirko\n" : "Slavko\n");
    }
    return 0;
}
