// Codeforces 917B - MADMAX
// https://codeforces.com/problemset/problem/917/B
// Game:      A directed graph without cycles, with a letter on each edge. Max
//            and Lucas have a token each, perhaps on the same vertex. In turn,
//            Max first, a player moves her or his token along an edge. Its
//            letter must not come before the letter of the opponent's last move
//            in the alphabet. A player who cannot move loses. Print n rows of n
//            letters: letter j of row i is A if Max wins with her token on
//            vertex i and the token of Lucas on vertex j, else B.
// Idea:      All later moves depend on three things only: the vertices of the
//            player to move and of the opponent, and the last letter. So these
//            three are a position (lesson 19), and 26 n^2 positions are few: a
//            search with memory is enough. A position is won iff some move
//            leads to a lost one (lesson 1). After a move the two vertices
//            change places. Before the first move the last letter is a. Edges
//            2 -> 4 (c), 3 -> 4 (b): (2, 3) is won, because b comes before c.
//            (3, 2) is lost: after b and c, Max is on 4 and cannot move.
// Limits:    2 <= n <= 100, 1 <= m <= 4950, 1 <= v, u <= 100, letters a to z
// Time:      O(26 n m)
// Beware:    wrong_own_letter.cpp: compares with the player's own last letter.
// Topics:    minimax
// Lesson:    19
// Standard:  C++17
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::pair<int, char>> edges[101];  // where to, and the letter
char winner[101][101][26];                     // A: the player to move, B, or 0

char find_winner(int mine, int theirs, char last) {
    char& result = winner[mine][theirs][last - 'a'];
    if (result == 0) {
        result = 'B';
        for (const auto& [to, letter] : edges[mine])
            if (letter >= last && find_winner(theirs, to, letter) == 'B')
                result = 'A';
    }
    return result;
}

int main() {
    int n, m, v, u;
    char letter;
    for (std::cin >> n >> m; m > 0; --m) {
        std::cin >> v >> u >> letter;
        edges[v].emplace_back(u, letter);
    }
    for (int i = 1; i <= n; ++i) {
        for (int j = 1; j <= n; ++j) std::cout << find_winner(i, j, 'a');
        std::cout << '\n';
    }
    return 0;
}
