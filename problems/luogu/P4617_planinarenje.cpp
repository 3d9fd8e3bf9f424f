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
// Source:    Bondy, Murty, Graph Theory with Applications, exercise 5.1.4
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

    // Pairs the free vertex v, exchanging other pairs if needed; false: no way.
    bool find_partner(int v) {
        for (int w : neighbours[v]) {
            if (seen[w]) continue;
            seen[w] = true;
            if (partner[w] < 0 || find_partner(partner[w])) {
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
                find_partner(v);
            }
    }

    // For each vertex: does some maximum matching leave it free?
    std::vector<bool> can_be_free() {
        const int n = int(partner.size());
        seen.assign(n, false);
        for (int v = 0; v < n; ++v)
            if (partner[v] < 0) find_partner(v);  // finds none, but marks
        std::vector<bool> is_free(n);
        for (int v = 0; v < n; ++v)
            is_free[v] = partner[v] < 0 || seen[partner[v]];
        return is_free;
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
    const std::vector<bool> can_be_free = matching.can_be_free();
    for (peak = 0; peak < n; ++peak)
        std::cout << (can_be_free[peak] ? "Mirko\n" : "Slavko\n");
    return 0;
}
