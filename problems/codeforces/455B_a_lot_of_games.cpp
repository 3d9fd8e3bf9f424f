// Codeforces 455B - A Lot of Games
// https://codeforces.com/problemset/problem/455/B
// Game:      n words. A game begins with the empty word. A move adds a letter
//            at its end, so that it is still the beginning of one of the words.
//            The player who cannot move loses the game and begins the next one.
//            Of k games only the last counts. Print First if the player who
//            begins the first game wins the last one, else Second.
// Idea:      Each vertex of the trie of the words gets two labels, from the
//            leaves up: can the player to move win, and can he lose? If the
//            first player can do both, he loses k - 1 games, so as to begin the
//            last one. If he can only win, the players begin in turn. If he
//            cannot win, Second wins the last game (proof: lesson 9).
//                words   ab           a b c        a bc
//                labels  can lose     can win      can win, can lose
//                First   for no k     for odd k    for all k
// Limits:    1 <= n <= 10^5, 1 <= k <= 10^9, 1 <= length of word <= 10^5, at
//            most 10^5 letters in all
// Time:      O(letters)
// Memory:    26 numbers for each vertex, 10 MB
// Topics:    minimax, misere-play
// Lesson:    09
// Standard:  C++17
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<std::array<int, 26>> children(1);  // 0: no child
    std::string word;
    for (; n > 0; --n) {
        std::cin >> word;
        int v = 0;
        for (char letter : word) {
            const int i = letter - 'a';
            if (children[v][i] == 0) {
                children[v][i] = int(children.size());
                children.emplace_back();
            }
            v = children[v][i];
        }
    }
    std::vector<bool> can_win(children.size()), can_lose(children.size());
    for (int v = int(children.size()) - 1; v >= 0; --v) {
        bool is_leaf = true;
        for (int child : children[v]) {
            if (child == 0) continue;
            is_leaf = false;
            if (!can_win[child]) can_win[v] = true;
            if (!can_lose[child]) can_lose[v] = true;
        }
        if (is_leaf) can_lose[v] = true;
    }
    const bool first_player_wins = can_win[0] && (can_lose[0] || k % 2 == 1);
    std::cout << (first_player_wins ? "First\n" : "Second\n");
    return 0;
}
