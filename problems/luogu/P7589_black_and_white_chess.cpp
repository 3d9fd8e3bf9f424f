// Luogu P7589 - Black and White Chess
// https://www.luogu.com.cn/problem/P7589
// Game:      n horizontal lines at different heights y. On each line Alice has
//            a black piece at b, and Bob has a white piece at w. A move takes
//            one of the player's own pieces. It brings the piece nearer to the
//            other piece of its line, by 1 or more, but not on it or past it.
//            Or it takes the piece 1 to d away from the other piece. Each
//            player may move away at most k times in the whole game. A player
//            who cannot move loses. Alice moves first; print whether she wins.
// Idea:      Nim with increases (lesson 5, theorem 1). The gap of a line is
//            abs(b - w) - 1. Either player can change each gap to any smaller
//            one. If a player moves away, the opponent moves as far towards
//            him, and all gaps are as before. There are at most 2k moves away,
//            so the game ends. So Alice wins iff nim_sum, the xor of the gaps,
//            is not 0. Gaps of 3 and 1: Yes. Gaps of 9, 10 and 3: No.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 3 (Northcott)
// Limits:    1 <= T <= 100, 1 <= n <= 100, 0 <= k <= 100, 1 <= d <= 20,
//            -100 <= y <= 100, -1000 <= b, w <= 1000
// Time:      O(n) per case
// Beware:    wrong_steps_up_to_d.cpp: d limits only the moves away.
// Topics:    nim
// Lesson:    05
#include <cstdlib>
#include <iostream>

int main() {
    int cases, n, k, d, y, b, w;
    for (std::cin >> cases; cases > 0; --cases) {
        int nim_sum = 0;
        for (std::cin >> n >> k >> d; n > 0; --n) {
            std::cin >> y >> b >> w;
            nim_sum ^= std::abs(b - w) - 1;
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
