// CSES 1097 - Removal Game
// https://cses.fi/problemset/task/1097
// Game:      A row of n numbers x, some perhaps negative. Two players move in
//            turn; a move takes the first or the last number and adds it to
//            the score of the mover, and nobody may pass. The game ends when
//            the row is empty. Each wants a score as large as possible. Print
//            the score of the first player under best play.
// Idea:      The two scores add up to the sum of all numbers. So to have many
//            points is to have many more than the other, and that lead is
//            negamax on the stretches of the row:
//                lead(l, l) = x[l],
//                lead(l, r) = max(x[l] - lead(l + 1, r),
//                                 x[r] - lead(l, r - 1)),
//            since after the move the other player has the lead of what is
//            left (templates/interval_score.hpp). first + second = sum and
//            first - second = lead, so first = (sum + lead) / 2, an integer.
//                x = 4 5 1 3: sum 13; the first player takes 3, then 5 after
//                4, or 4 after 1: 8, against 5. lead = 3, (13 + 3) / 2 = 8
// Limits:    1 <= n <= 5000, -10^9 <= x <= 10^9
// Time:      O(n^2)
// Memory:    O(n)
// Beware:    wrong_not_below_0.cpp: a number below 0 has to be taken, too.
// Beware:    wrong_sum_of_int.cpp: three numbers may have a sum above 2^31.
// Topics:    points, interval-game
// Lesson:    17
#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>

// snippet: interval_score
// How many points more than the other the player to move gets, if a move takes
// the first or the last card of the row.
long long interval_score(const std::vector<int>& cards) {
    assert(!cards.empty());
    std::vector<long long> score(cards.size());  // of cards[l..r], at place l
    for (int r = 0; r < int(cards.size()); ++r) {
        score[r] = cards[r];
        for (int l = r - 1; l >= 0; --l)
            score[l] = std::max(cards[l] - score[l + 1], cards[r] - score[l]);
    }
    return score[0];
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> x(n);
    long long sum = 0;
    for (int i = 0; i < n; ++i) {
        std::cin >> x[i];
        sum += x[i];
    }
    std::cout << (sum + interval_score(x)) / 2 << '\n';
    return 0;
}
