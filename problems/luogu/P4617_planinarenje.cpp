// Luogu P4617 - [COCI 2017/2018 #5] Planinarenje
// https://www.luogu.com.cn/problem/P4617
// Game:      N peaks and N valleys, and M trails, each between a peak and a
//            valley. Mirko chooses a peak. From there the two walk on together:
//            Slavko chooses the first trail, Mirko the next one, and so on in
//            turn. No place is visited twice. Whoever cannot choose loses. For
//            each peak that Mirko may begin with, print who wins.
// Idea:      Vertex geography. Pair peaks with valleys along trails: as many
//            pairs as possible, no place in two of them, which is a maximum
//            matching. Slavko is the first to move, and loses iff some maximum
//            matching leaves the peak free.
//            If one does, Mirko always walks to the partner: what was visited
//            before is the start and whole pairs. Should Slavko come to a
//            valley without a partner, exchange the pairs on the way for the
//            trails between them, and there is one pair more. If none does,
//            Slavko always walks to the partner. Mirko comes to no free peak,
//            or the exchange would leave the start free.
//                1 - 1 - 2 - 2 - 3   peaks 1, 2, 3 and valleys 1, 2 in a row:
//            one peak is left over, any of the three: Mirko wins from each. All
//            such peaks are found from the free ones of one maximum matching:
//            to a valley, on to its partner, any number of times.
//            (Proof: templates/vertex_geography.hpp.)
// Limits:    1 <= N <= 5000, 1 <= M <= 5000, M <= N^2, 1 <= v, d <= 5000, at
//            most N
// Time:      O(N M) at worst, in practice far less
// Beware:    wrong_free_peaks_only.cpp: a single matching does not show all
//            peaks that can be left free.
// Beware:    wrong_same_numbers.cpp: peak 1 and valley 1 are two places.
// Topics:    vertex-geography
// Lesson:    15
#include <cassert>
#include <iostream>
#include <vector>

// snippet: vertex_geography
// The game of a token that moves on a graph and visits no vertex twice. Each
// edge joins a black vertex and a white one.
class VertexGeography {
  public:
    explicit VertexGeography(const std::vector<bool>& is_black)
        : is_black_(is_black), neighbours_(is_black.size()) {}

    void add_edge(int u, int v) {
        assert(0 <= u && u < int(neighbours_.size()));
        assert(0 <= v && v < int(neighbours_.size()));
        assert(is_black_[u] != is_black_[v]);
        neighbours_[u].push_back(v);
        neighbours_[v].push_back(u);
    }

    // For each vertex: does the player to move lose if the token starts there?
    std::vector<bool> p_positions() const {
        std::vector<int> partner(neighbours_.size(), NONE), before = partner;
        std::vector<bool> is_p_position(partner.size());
        for (int v = 0; v < int(partner.size()); ++v) {
            if (partner[v] != NONE) continue;
            const std::vector<int> reached = search(v, before, partner);
            for (int i = 0; i < int(reached.size()); ++i)
                is_p_position[reached[i]] = true;
        }
        return is_p_position;
    }

  private:
    enum { NONE = -1 };

    // Goes from a free vertex to neighbours and on to their partners. Where it
    // meets a free vertex, it exchanges the edges on the way there, and returns
    // nothing. Else it returns all that it has reached, and their neighbours
    // stay marked: before[w] is the vertex from which w was seen. That is
    // final: no free vertex was met, so no later exchange enters this part.
    std::vector<int> search(int start, std::vector<int>& before,
                            std::vector<int>& partner) const {
        std::vector<int> reached(1, start), seen;
        for (int i = 0; i < int(reached.size()); ++i) {
            const std::vector<int>& neighbours = neighbours_[reached[i]];
            for (int j = 0; j < int(neighbours.size()); ++j) {
                int w = neighbours[j];
                if (before[w] != NONE) continue;
                before[w] = reached[i];
                seen.push_back(w);
                if (partner[w] != NONE) {
                    reached.push_back(partner[w]);
                    continue;
                }
                while (w != NONE) {  // back to the start
                    const int u = before[w], next = partner[u];
                    partner[w] = u;
                    partner[u] = w;
                    w = next;
                }
                for (int k = 0; k < int(seen.size()); ++k)
                    before[seen[k]] = NONE;
                return std::vector<int>();
            }
        }
        return reached;
    }

    std::vector<bool> is_black_;
    std::vector<std::vector<int> > neighbours_;
};
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, peak, valley;
    std::cin >> n >> m;
    std::vector<bool> is_peak(2 * n);  // peaks come before valleys
    for (int i = 0; i < n; ++i) is_peak[i] = true;
    VertexGeography game(is_peak);
    for (; m > 0; --m) {
        std::cin >> peak >> valley;
        game.add_edge(peak - 1, n + valley - 1);
    }
    const std::vector<bool> is_p_position = game.p_positions();
    for (int i = 0; i < n; ++i)
        std::cout << (is_p_position[i] ? "Mirko\n" : "Slavko\n");
    return 0;
}
