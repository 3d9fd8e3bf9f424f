// AtCoder agc016_f - Games on DAG
// https://atcoder.jp/contests/agc016/tasks/agc016_f
// Game:      A directed graph with vertices 1 to N, whose edges x -> y all have
//            x < y. Some of its edges are kept. Tokens stand on vertices 1 and
//            2; a move takes one of them along a kept edge, and they may share
//            a vertex. Whoever cannot move loses. Print with how many of the
//            2^M sets of kept edges the first player wins, modulo 10^9 + 7.
// Idea:      By Sprague-Grundy the first player loses iff vertices 1 and 2 have
//            the same Grundy value g(v) = mex of g of the vertices that v leads
//            to. equal[S] counts the sets of edges inside S with which they do.
//            Peel off `zero`, the vertices with g = 0; `rest` are the others:
//            - no edge inside zero is kept; any edges from zero to rest are;
//            - each vertex of rest keeps an edge into zero, at least one;
//            - if 1 and 2 are both in zero, the edges inside rest do not
//              matter; if both are in rest, there are equal[rest] ways for
//              them; else their values differ.
//            So equal[S] is a sum over all zero within S.
//            1 -> 2, 1 -> 3, 2 -> 3: of the 8 sets 2 are lost, {} (zero holds
//            all) and {1 -> 3, 2 -> 3} (zero is 3 alone, then 1 and 2); 6.
// Proof:     g(v) = 0 iff no option has 0, so the rules for zero say what they
//            must, and decide from the last vertex on which vertices are in it.
//            Without zero the other values are less by one: v with g(v) > 0 has
//            options of all values 0 to g(v) - 1 and none of g(v); what is left
//            of these, less by one, are 0 to g(v) - 2, and not g(v) - 1.
// Limits:    2 <= N <= 15, 1 <= M <= 105, at most one edge for each two
//            vertices, 1 <= x <= 14, 2 <= y <= 15, x < y, and y is at most N
// Time:      O(3^N N)
// Memory:    O(2^N)
// Beware:    wrong_reachable_only.cpp: edges that no token can reach are kept
//            or not, too.
// Topics:    counting-positions, sprague-grundy
// Lesson:    18
#include <iostream>
#include <vector>

const long long MODULUS = 1000000007;
const int TOKENS = 3;  // the bits of vertices 1 and 2

int bits(int set) {
    int count = 0;
    for (; set > 0; set &= set - 1) ++count;
    return count;
}

int main() {
    int n, m, x, y;
    std::cin >> n >> m;
    std::vector<int> to(n);  // vertex v is bit v - 1
    long long all_sets = 1;
    for (int edge = 0; edge < m; ++edge) {
        std::cin >> x >> y;
        to[x - 1] |= 1 << (y - 1);
        all_sets = all_sets * 2 % MODULUS;
    }
    const int all = (1 << n) - 1;
    std::vector<int> ways(all + 1);  // to keep edges into a set
    std::vector<long long> equal(all + 1);
    for (int set = 0; set <= all; ++set) ways[set] = 1 << bits(set);
    for (int set = TOKENS; set <= all; ++set) {
        if ((set & TOKENS) != TOKENS) continue;
        for (int zero = set; zero > 0; zero = (zero - 1) & set) {
            const int rest = set ^ zero;
            const bool are_zero = (zero & TOKENS) == TOKENS;
            if (!are_zero && (zero & TOKENS) != 0) continue;
            long long sum = are_zero ? 1 : equal[rest];
            for (int v = 0; v < n; ++v)
                if (zero >> v & 1) {
                    sum = sum * ways[to[v] & rest] % MODULUS;
                } else if (rest >> v & 1) {
                    sum = sum * (ways[to[v] & zero] - 1) % MODULUS;
                    if (are_zero) sum = sum * ways[to[v] & rest] % MODULUS;
                }
            equal[set] += sum;
        }
        equal[set] %= MODULUS;
    }
    std::cout << (all_sets - equal[all] + MODULUS) % MODULUS << '\n';
    return 0;
}
