// AtCoder arc087_c - Prefix-free Game
// https://atcoder.jp/contests/arc087/tasks/arc087_c
// Game:      Words of 0 and 1, each of 1 to L letters. A set of them is good if
//            they differ and none is the beginning of another one. Given a good
//            set of N words; a move adds a word so that the set stays good. A
//            player who cannot move loses. Alice moves first. Print the winner.
// Idea:      Draw the words in a binary tree, the trie. Where a vertex of depth
//            d has one child only, the other side is free: a complete tree of
//            h = L - d levels, a game of its own. A new word that ends j levels
//            below its root leaves trees of h - 1, ..., h - j levels, so
//                g(h) = mex{ g(h - 1) xor ... xor g(h - j) : 0 <= j < h }.
//            This is the lowest binary 1 of h: 1 2 1 4 1 2 1 8 for h = 1 to 8.
//            Alice wins iff the nim-sum of the free trees is not 0 (lesson 6).
// Proof:     see arc087_c_prefix_free_game.md
// Limits:    1 <= N <= 7728, 1 <= L <= 10^18, 1 <= length of word <= 10^5, at
//            most 10^5 letters in all (so a good set has at most 7728 words)
// Time:      O(letters)
// Topics:    sprague-grundy, splitting, pattern
// Lesson:    07
// Standard:  C++17
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long longest;  // L
    std::cin >> n >> longest;
    std::vector<std::array<int, 2>> children(1);  // of each vertex; 0: none
    long long nim_sum = 0;
    for (; n > 0; --n) {
        std::string word;
        std::cin >> word;
        int vertex = 0;
        for (int depth = 0; depth < int(word.size()); ++depth) {
            const int letter = word[depth] - '0';
            if (children[vertex][letter] == 0) {
                children[vertex][letter] = int(children.size());
                children.push_back({});
                // The other child is a free tree. If both children exist, the
                // two values are equal and cancel.
                const long long levels = longest - depth;
                nim_sum ^= levels & -levels;
            }
            vertex = children[vertex][letter];
        }
    }
    std::cout << (nim_sum != 0 ? "Alice\n" : "Bob\n");
    return 0;
}
