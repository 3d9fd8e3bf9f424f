// AtCoder agc016_f - Games on DAG
// https://atcoder.jp/contests/agc016/tasks/agc016_f
// Game:      A directed graph with vertices 1 to N, whose edges x -> y all have
//            x < y. Some of its M edges are kept. Pieces are on vertices 1 and
//            2; a move takes one of them along a kept edge, and they may share
//            a vertex. A player who cannot move loses. Print for how many of
//            the 2^M sets of kept edges the first player wins, modulo 10^9 + 7.
// Idea:      Sprague-Grundy: the first player loses iff vertices 1 and 2 have
//            equal Grundy values. equal[S] counts for how many sets of edges
//            inside S they do: a sum over the sets `zero` of vertices of value
//            0 in S. No edge inside zero is kept, any edge from zero to `rest`
//            may be, and each vertex of rest keeps an edge into zero, at least
//            one. If zero holds both pieces, the edges inside rest are free. If
//            it holds neither, there are equal[rest] ways for them.
// Proof:     lesson 20, theorem 5; an example there is exercise 5
// Limits:    2 <= N <= 15, 1 <= M <= 105, 1 <= x <= 14, 2 <= y <= 15
// Time:      O(3^N N)
// Memory:    O(2^N)
// Topics:    counting-positions, sprague-grundy
// Lesson:    20
// Standard:  C++17
#include <iostream>
#include <vector>

const int MODULUS = 1000000007;

int main() {
    int n, m, x, y;
    std::cin >> n >> m;
    std::vector<int> to(n);  // as bits; vertex v + 1 is bit v
    long long all_sets = 1;
    for (int edge = 0; edge < m; ++edge) {
        std::cin >> x >> y;
        to[x - 1] |= 1 << (y - 1);
        all_sets = all_sets * 2 % MODULUS;
    }
    const int all = (1 << n) - 1;
    std::vector<int> ways(1 << n, 1);  // 2^(vertices of the set)
    for (int set = 1; set <= all; ++set) ways[set] = 2 * ways[set & (set - 1)];
    std::vector<long long> equal(1 << n);
    for (int set = 3; set <= all; set += 4)  // all sets with vertices 1 and 2
        for (int zero = set; zero > 0; zero = (zero - 1) & set) {
            const int rest = set ^ zero;
            const bool are_zero = (zero & 3) == 3;
            // equal[rest] is 0 if only one of the pieces is in rest.
            long long product = are_zero ? 1 : equal[rest];
            for (int v = 0; v < n; ++v)
                if (zero >> v & 1) {
                    product = product * ways[to[v] & rest] % MODULUS;
                } else if (rest >> v & 1) {
                    product = product * (ways[to[v] & zero] - 1) % MODULUS;
                    if (are_zero)
                        product = product * ways[to[v] & rest] % MODULUS;
                }
            equal[set] = (equal[set] + product) % MODULUS;
        }
    std::cout << (all_sets - equal[all] + MODULUS) % MODULUS << '\n';
    return 0;
}
