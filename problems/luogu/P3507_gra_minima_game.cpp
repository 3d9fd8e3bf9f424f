// Luogu P3507 - [POI 2010] GRA - The Minima Game
// https://www.luogu.com.cn/problem/P3507
// Game:      n cards with numbers k. Alice and Bob, in turn, take one or more
//            cards and score the least number among them. Each wants many more
//            points than the other. Print Alice's points minus Bob's.
// Idea:      A player who scores m may as well take all cards from m up, as the
//            others could only help the opponent (proof: lesson 17). So let k
//            be sorted, and let V(i) be the points of the player to move from
//            the first i cards, minus those of the other. This player takes
//            card i alone, or with those taken from the first i - 1:
//                V(0) = 0,  V(i) = max(V(i - 1), k[i] - V(i - 1))
//                1 3 4 9: V = 0 1 2 2 7. Alice takes 9, Bob 4 and 3 together.
// Limits:    1 <= n <= 10^6, 1 <= k <= 10^9
// Time:      O(n log n)
// Beware:    wrong_one_or_two.cpp: a move may have to take three cards or more.
// Topics:    points
// Lesson:    17
// Also:      BZOJ 2091, LOJ 2455
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    std::cin >> n;
    std::vector<int> cards(n);
    for (int i = 0; i < n; ++i) std::cin >> cards[i];
    std::sort(cards.begin(), cards.end());
    int score = 0;
    for (int i = 0; i < n; ++i) score = std::max(score, cards[i] - score);
    std::cout << score << '\n';
    return 0;
}
