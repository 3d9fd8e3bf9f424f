// Codeforces 494E - Sharti
// https://codeforces.com/problemset/problem/494/E
// Game:      An n x n board. White are the cells that at least one of m
//            rectangles covers, each with rows a..c, columns b..d. A move
//            chooses a square of side at most k whose lower right cell is
//            white, and changes the colour of each of its cells. The player who
//            cannot move loses. Hamed begins; print who wins, Hamed or Malek.
// Idea:      Coin turning: the nim-sum of g(i, j) over the white cells decides.
//            g(i, j) is the greatest power of 2 up to k that divides i and j.
//            So Hamed loses iff for each p = 2^t <= k an even number of white
//            cells has p | i and p | j. Of the rows 1..x, floor(x / p) are
//            multiples of p, an odd number iff bit t of x is 1. So the word
//            ((a - 1) xor c) & ((b - 1) xor d) has the parities of a rectangle
//            for all p: 0 for the rows 1..2 and columns 2..4, with the values
//            1 1 1 and 2 1 2. A sweep cuts the union into rectangles.
// Proof:     see 494E_sharti.md
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 14 (coin turning)
// Limits:    1 <= n, k, a, b, c, d <= 10^9, 1 <= m <= 5 * 10^4, k <= n,
//            a <= c <= n, b <= d <= n
// Time:      O(m log m)
// Topics:    coin-turning, sprague-grundy
// Lesson:    14
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <vector>

struct Edge {
    int row, begin, end, change;  // of the columns begin + 1..end, below row
};

std::vector<int> bounds;  // of columns, sorted
// For each node of a segment tree over the bounds: how many rectangles cover
// all its columns, and the xor of the bounds of the stretches that are covered
// if we look at these columns alone.
std::vector<int> covers, words;

// The node has the columns bounds[low] + 1..bounds[high].
void add(const Edge& edge, int node, int low, int high) {
    if (edge.end <= bounds[low] || bounds[high] <= edge.begin) return;
    if (edge.begin <= bounds[low] && bounds[high] <= edge.end) {
        covers[node] += edge.change;
    } else {
        const int middle = (low + high) / 2;
        add(edge, 2 * node, low, middle);
        add(edge, 2 * node + 1, middle, high);
    }
    words[node] = covers[node] > 0 ? bounds[low] ^ bounds[high]
                                   : words[2 * node] ^ words[2 * node + 1];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k, a, b, c, d;
    std::cin >> n >> m >> k;
    std::vector<Edge> edges;
    for (; m > 0; --m) {
        std::cin >> a >> b >> c >> d;
        edges.push_back({a - 1, b - 1, d, 1});
        edges.push_back({c, b - 1, d, -1});
        bounds.push_back(b - 1);
        bounds.push_back(d);
    }
    std::sort(edges.begin(), edges.end(),
              [](const Edge& e, const Edge& f) { return e.row < f.row; });
    std::sort(bounds.begin(), bounds.end());  // equal ones do no harm
    covers.resize(4 * bounds.size());
    words.resize(8 * bounds.size());  // nodes below the leaves stay 0
    int nim_word = 0, row = 0;
    for (const Edge& edge : edges) {
        nim_word ^= (row ^ edge.row) & words[1];
        row = edge.row;
        add(edge, 1, 0, int(bounds.size()) - 1);
    }
    int levels = 0;  // the bits p <= k
    while (levels < k) levels = 2 * levels + 1;
    const bool first_player_wins = (nim_word & levels) != 0;
    std::cout << (first_player_wins ? "Hamed\n" : "Malek\n");
    return 0;
}
