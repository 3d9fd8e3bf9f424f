// AtCoder arc087_c - Prefix-free Game
// https://atcoder.jp/contests/arc087/tasks/arc087_c
// Game:      Words of 0 and 1, each of 1 to L letters. A set of them is good if
//            they differ and none is the beginning of another one. Given a good
//            set of N words; a move adds a word so that the set stays good.
//            Whoever cannot loses; Alice moves first. Print the winner's name.
// Idea:      Draw the words in a binary tree, the trie. Where an inner vertex
//            of depth d has one child only, the other side is free: a complete
//            tree of h = L - d levels, a game of its own. A word may end on any
//            of its vertices. If it ends j levels below the root, the sides
//            beside the way stay free: trees of h - 1, ..., h - j levels. So
//            g(h) = mex{ g(h-1) xor ... xor g(h-j) : 0 <= j < h }, and
//                h     1  2  3  4  5  6  7  8  9 10 11 12
//                g(h)  1  2  1  4  1  2  1  8  1  2  1  4
//            g(h) is the lowest binary 1 of h. Alice wins iff the nim-sum of g
//            over all free trees is not 0.
// Proof:     Let G(n) be the xor of the lowest ones of 1, ..., n. This is the
//            Gray code n xor (n / 2), for n - 1 and n differ in the lowest 1 of
//            n and all places below. By induction the options of h have the
//            values G(h - 1) xor G(q), 0 <= q < h. Let 2^t be the lowest 1 of
//            h. None has the value 2^t = G(h - 1) xor G(h), for then G(q) =
//            G(h), and Gray codes differ. The 2^t options with q >= h - 2^t
//            have values below 2^t, as all places of q from t on are equal,
//            and these values differ. So the mex is 2^t.
// Limits:    1 <= N <= 7728, 1 <= L <= 10^18, 1 <= length of word <= 10^5, at
//            most 10^5 letters in all. (10^5 words are stated, but a good set
//            of more than 7728 has more letters.)
// Time:      O(letters)
// Beware:    wrong_int.cpp: h has up to 60 binary places.
// Topics:    sprague-grundy, splitting, pattern
// Lesson:    07
#include <iostream>
#include <string>
#include <vector>

// The Grundy value of a complete tree of h >= 1 levels.
long long grundy(long long h) { return h & -h; }

struct Vertex {
    int depth;
    int child[2];  // 0: none
    explicit Vertex(int its_depth) : depth(its_depth), child() {}
};

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long longest;  // L
    std::cin >> n >> longest;
    std::vector<Vertex> trie(1, Vertex(0));
    for (; n > 0; --n) {
        std::string word;
        std::cin >> word;
        int at = 0;
        for (int i = 0; i < int(word.size()); ++i) {
            const int letter = word[i] - '0';
            if (trie[at].child[letter] == 0) {
                trie[at].child[letter] = int(trie.size());
                trie.push_back(Vertex(i + 1));
            }
            at = trie[at].child[letter];
        }
    }
    long long nim_sum = 0;
    for (int v = 0; v < int(trie.size()); ++v)
        if ((trie[v].child[0] == 0) != (trie[v].child[1] == 0))
            nim_sum ^= grundy(longest - trie[v].depth);
    std::cout << (nim_sum ? "Alice\n" : "Bob\n");
    return 0;
}
