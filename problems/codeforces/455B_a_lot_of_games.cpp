// Codeforces 455B - A Lot of Games
// https://codeforces.com/problemset/problem/455/B
// Game:      n words. A game begins with the empty word. A move adds a letter
//            at its end, so that it is still the beginning of one of the words.
//            Whoever cannot move loses the game, and begins the next one. Of k
//            games only the last counts. Print First if whoever begins the
//            first game wins the last one, else Second.
// Idea:      The positions of a game are the vertices of the trie of the words,
//            and a move leads to a child. A player may want to win the game or
//            to lose it, so give each vertex two labels, from the leaves up:
//            - can_win: some child is not can_win. A leaf is not: no move.
//            - can_lose (misere play): a leaf, or some child is not can_lose.
//            Let begins_well be the answer for j games, and false for j = 0. If
//            it is true for j - 1 games, whoever begins j games wants to lose
//            the first of them, so as to begin again; else to win it.
//                words   ab           a b c        a bc
//                labels  can_lose     can_win      can_win, can_lose
//                First   for no k     for odd k    for all k
//            After two games the answers repeat with period 2, or 1.
// Limits:    1 <= n <= 10^5, 1 <= k <= 10^9, 1 <= length of word <= 10^5, at
//            most 10^5 letters in all
// Time:      O(letters)
// Memory:    26 numbers for each vertex, 10 MB
// Beware:    wrong_only_wins.cpp: who can win a game is not all: a bc, k = 2.
// Topics:    minimax, misere-play
// Lesson:    09
#include <iostream>
#include <string>
#include <vector>

const int LETTERS = 26;

struct Vertex {
    int child[LETTERS];  // 0: none
    Vertex() : child() {}
};

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    std::vector<Vertex> trie(1);  // a child stands behind its parent
    for (; n > 0; --n) {
        std::string word;
        std::cin >> word;
        int at = 0;
        for (int i = 0; i < int(word.size()); ++i) {
            const int letter = word[i] - 'a';
            if (trie[at].child[letter] == 0) {
                trie[at].child[letter] = int(trie.size());
                trie.push_back(Vertex());
            }
            at = trie[at].child[letter];
        }
    }
    std::vector<bool> can_win(trie.size()), can_lose(trie.size());
    for (int v = int(trie.size()) - 1; v >= 0; --v) {
        bool is_leaf = true;
        for (int letter = 0; letter < LETTERS; ++letter) {
            const int child = trie[v].child[letter];
            if (child == 0) continue;
            is_leaf = false;
            if (!can_win[child]) can_win[v] = true;
            if (!can_lose[child]) can_lose[v] = true;
        }
        if (is_leaf) can_lose[v] = true;
    }
    bool begins_well = false;
    for (int games = 2 - k % 2; games > 0; --games)
        begins_well = begins_well ? can_lose[0] : can_win[0];
    std::cout << (begins_well ? "First\n" : "Second\n");
    return 0;
}
