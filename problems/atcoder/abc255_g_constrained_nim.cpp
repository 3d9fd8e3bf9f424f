// AtCoder abc255_g - Constrained Nim
// https://atcoder.jp/contests/abc255/tasks/abc255_g
// Game:      Nim with N piles A, but M moves (X, Y) are forbidden: nobody may
//            take exactly Y stones from a pile of exactly X stones. A player
//            who cannot move loses. Print Takahashi if the player who moves
//            first wins, else Aoki.
// Idea:      The piles below x have the values 0, ..., H without a gap. If no
//            move from x is forbidden, x has the next value, H + 1. Otherwise a
//            value is missing iff the moves to all its piles are forbidden. If
//            there is a missing value, x repeats the least one; if not, x has
//            the value H + 1. So a pile that is not a repeat has the value x
//            minus the number of repeats below x. For the forbidden moves
//            (1, 1), (2, 1), (3, 1) and (3, 3), piles 1 and 3 are repeats:
//                x  0 1 2 3 4 5 6      Sprague-Grundy: Takahashi wins iff the
//                g  0 0 1 1 2 3 4      nim-sum of the values g is not 0.
// Source:    the editorial, https://atcoder.jp/contests/abc255/editorial/4104
// Limits:    1 <= N, M <= 2 * 10^5, 1 <= A, X, Y <= 10^18, Y <= X
// Time:      O((N + M) log M)
// Beware:    wrong_one_pile_is_enough.cpp: from pile 2 of the table, the move
//            to pile 1 of value 0 is forbidden, but the move to pile 0 is not.
// Topics:    nim, mex, sprague-grundy
// Lesson:    06
// Standard:  C++11
#include <iostream>
#include <map>
#include <vector>

struct Repeat {
    long long value;
    int smaller;  // number of smaller repeats
};
std::map<long long, Repeat> repeats;  // by pile

long long value(long long pile) {
    const auto place = repeats.lower_bound(pile);
    if (place == repeats.end()) return pile - int(repeats.size());
    const Repeat& repeat = place->second;
    return place->first == pile ? repeat.value : pile - repeat.smaller;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<long long> piles(n);
    for (long long& pile : piles) std::cin >> pile;
    std::map<long long, std::vector<long long>> forbidden;  // smaller piles
    for (; m > 0; --m) {
        long long x, y;
        std::cin >> x >> y;
        forbidden[x].push_back(x - y);
    }
    std::map<long long, int> repeats_of;  // of a value
    for (const auto& moves : forbidden) {
        std::map<long long, int> count;  // of the forbidden moves to a value
        for (const long long option : moves.second) ++count[value(option)];
        for (const auto& to : count)
            if (to.second == 1 + repeats_of[to.first]) {  // all its piles
                const int smaller = int(repeats.size());
                repeats[moves.first] = {to.first, smaller};
                ++repeats_of[to.first];
                break;
            }
    }
    long long nim_sum = 0;
    for (const long long pile : piles) nim_sum ^= value(pile);
    std::cout << (nim_sum != 0 ? "Takahashi\n" : "Aoki\n");
    return 0;
}
