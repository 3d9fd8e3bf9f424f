// Codeforces 786A - Berzerk
// https://codeforces.com/problemset/problem/786/A
// Game:      Places 1 to n clockwise in a circle, a black hole on place 1, a
//            monster on another place. Rick and Morty have a set of numbers
//            each. In turn each chooses a number of his own set, and the
//            monster moves that many places clockwise. The player who brings
//            it to the hole wins; the game may never end. For the monster
//            on place 2, ..., n, first with Rick to move and then with Morty,
//            print Win, Lose or Loop for the player to move.
// Idea:      Retrograde analysis (lesson 16) of 2n positions: a place and the
//            player to move. The hole is lost for the player to move there. Go
//            back from it by the other player's numbers, counterclockwise; the
//            moves, up to 10^8, need not be stored.
//                n = 3, Rick 1, Morty 1 2:    place  2     3
//                                             Rick   Lose  Win
//                                             Morty  Win   Win
// Limits:    2 <= n <= 7000, 1 <= k, number <= 6999, both below n
// Time:      O(n k)
// Beware:    wrong_own_numbers.cpp: the player to move has not made the move
//            that led here.
// Topics:    retrograde, partizan-game
// Lesson:    16
// Standard:  C++17
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    enum { LOOP, LOSE, WIN };
    const char* const NAMES[] = {"Loop", "Lose", "Win"};
    int n, k;
    std::cin >> n;
    // untried[i][d] and label[i][d]: player i moves, d places after the hole.
    std::vector<int> numbers[2], untried[2], label[2];
    std::queue<std::pair<int, int>> settled;
    for (int i : {0, 1}) {
        std::cin >> k;
        numbers[i].resize(k);
        for (int& number : numbers[i]) std::cin >> number;
        untried[i].assign(n, k);
        label[i].assign(n, LOOP);
        label[i][0] = LOSE;
        settled.emplace(i, 0);
    }
    while (!settled.empty()) {
        const auto [i, to] = settled.front();
        settled.pop();
        const int mover = 1 - i;  // who brought the monster here
        for (int number : numbers[mover]) {
            const int from = (to + n - number) % n;
            if (label[mover][from] != LOOP) continue;
            if (label[i][to] == LOSE)
                label[mover][from] = WIN;
            else if (--untried[mover][from] == 0)
                label[mover][from] = LOSE;
            if (label[mover][from] != LOOP) settled.emplace(mover, from);
        }
    }
    for (int i : {0, 1})
        for (int d = 1; d < n; ++d)
            std::cout << NAMES[label[i][d]] << (d < n - 1 ? ' ' : '\n');
    return 0;
}
