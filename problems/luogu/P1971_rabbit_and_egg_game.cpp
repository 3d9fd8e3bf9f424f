// Luogu P1971 - [NOI2011] Rabbit and Egg Game
// https://www.luogu.com.cn/problem/P1971
// Game:      A board of n rows and m columns, full of black (X) and white (O)
//            pieces but for one hole. In turn, the Rabbit moves a white piece
//            from a neighbouring cell into the hole, the Egg a black one; the
//            Rabbit begins. A player who cannot move loses. Given is a game of
//            k moves each that the Egg has won. The Rabbit's move is a mistake
//            iff she could force a win before it, and the Egg can after it.
//            Print how many mistakes there are, and which moves they are.
// Idea:      The hole never returns to a cell, so it plays vertex geography on
//            edges between cells of different colour; the first hole counts as
//            black. Keep one maximum matching. When the hole leaves a cell,
//            remove it. The mover could win iff it had a partner that finds no
//            new partner.
//                XO.OXO   pairs 1 2, 3 4, 5 6: no new partner for 4, the Rabbit
//            can win. If she takes cell 2, 1 finds none: a mistake.
// Proof:     see P1971_rabbit_and_egg_game.md
// Limits:    1 <= n, m, x, y <= 40, 1 <= k <= 799 (no cell is left twice)
// Time:      O(cells^2) at worst, in practice O(cells) per move
// Beware:    wrong_matching_at_hand.cpp: one maximum matching is not enough.
// Topics:    vertex-geography
// Lesson:    16
// Standard:  C++11
// Also:      BZOJ 2437, LOJ 2447
#include <iostream>
#include <string>
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
    int n, m, k, x, y;
    std::cin >> n >> m;
    std::string colours, row;
    for (int i = 0; i < n; ++i) {
        std::cin >> row;
        colours += row;
    }
    int hole = int(colours.find('.'));
    colours[hole] = 'X';
    Matching matching(n * m);
    for (int cell = 0; cell < n * m; ++cell) {
        const int above = cell - m, left = cell - 1;
        if (cell >= m && colours[cell] != colours[above])
            matching.join(cell, above);
        if (cell % m > 0 && colours[cell] != colours[left])
            matching.join(cell, left);
    }
    matching.make_maximum();
    std::vector<bool> is_left(n * m);
    std::vector<int> mistakes;
    std::cin >> k;
    for (int move = 1; move <= k; ++move) {
        bool both_win = true;  // the Rabbit before her move, the Egg after it
        for (int turn = 0; turn < 2; ++turn) {
            is_left[hole] = true;
            matching.seen = is_left;  // no search goes there
            const int partner = matching.partner[hole];
            if (partner >= 0) matching.partner[partner] = -1;
            if (partner < 0 || matching.find_partner(partner)) both_win = false;
            std::cin >> x >> y;
            hole = (x - 1) * m + y - 1;
        }
        if (both_win) mistakes.push_back(move);
    }
    std::cout << mistakes.size() << '\n';
    for (int move : mistakes) std::cout << move << '\n';
    return 0;
}
