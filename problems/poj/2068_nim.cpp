// POJ 2068 - Nim
// http://poj.org/problem?id=2068
// Game:      S stones and two teams of n players. They sit round a table and
//            take turns: in seats 0, 2, 4, ... our players, in seats 1, 3, ...
//            theirs, and after seat 2n - 1 seat 0 again. The player in seat i
//            takes 1 to limit[i] stones. The team that takes the last stone
//            loses; seat 0 begins. For each game: 1 if our team wins, else 0.
// Idea:      A position is (i, s): seat i is to move, and s stones are left.
//            Neighbours are opponents, so it is a game of two players, the
//            teams. (i, 0) is won: the other team has taken the last stone.
//            (i, s) with s > 0 is won iff seat i can leave the next seat a lost
//            position (i + 1, r) with s - limit[i] <= r < s. It is enough to
//            try the greatest such r: let last_lost[i] be the greatest number
//            of stones below s with which seat i loses. Then (i, s) is won iff
//                s - last_lost[i + 1] <= limit[i].
//            So (i, 1) is lost for each i: no r > 0 is below 1.
//            Won (1) and lost (0) positions of n = 2:
//            limit  i    s =  1  2  3  4  5  6  7  8  9 10 11 12
//                1  0         0  1  0  0  1  1  1  0  0  1  1  1
//                2  1         0  1  1  0  0  0  1  1  0  0  0  1
//                2  2         0  1  1  1  1  0  1  1  1  1  0  1
//                1  3         0  1  0  1  1  0  0  0  1  1  0  0
// Limits:    1 <= n <= 10, 1 <= limit <= 16, 1 <= S < 2^13, any number of
//            games
// Time:      O(n S) per game
// Beware:    wrong_one_stone.cpp: with one stone left there is no way to leave
//            one, so S = 1 is lost, whatever the limits.
// Beware:    wrong_first_half_ours.cpp: the limits of the teams alternate.
// Topics:    minimax
// Lesson:    01
// Also:      AOJ 1230
#include <iostream>
#include <vector>

// Does the team of seat 0 win from `stones` stones?
bool first_team_wins(int stones, const std::vector<int>& limit) {
    const int seats = int(limit.size());
    const int never = -16;  // out of reach for every limit, from 1 stone on
    std::vector<int> last_lost(seats, never), before;
    for (int s = 1; s <= stones; ++s) {
        before = last_lost;  // of fewer than s stones
        for (int i = 0; i < seats; ++i)
            if (s - before[(i + 1) % seats] > limit[i]) last_lost[i] = s;
    }
    return last_lost[0] != stones;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);  // no flush before each position
    int n, stones;
    while (std::cin >> n && n > 0) {
        std::cin >> stones;
        std::vector<int> limit(2 * n);
        for (int i = 0; i < 2 * n; ++i) std::cin >> limit[i];
        std::cout << first_team_wins(stones, limit) << '\n';
    }
    return 0;
}
