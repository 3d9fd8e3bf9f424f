// The length of a game by Euclid's algorithm, from the end of the play: let s
// be the length after a step from (a, b) to (b, a mod b) with the quotient q.
// If q = 1, that step is the only move: s + 1. If s is even, the player to move
// takes all q multiples: s + 1. If s is odd and q > 1, the player takes q - 1
// multiples, and the opponent has to take the last one: s + 2.
#include <algorithm>
#include <iostream>
#include <vector>

int length(int a, int b) {
    if (a < b) std::swap(a, b);
    std::vector<int> quotients;
    while (b > 0) {
        quotients.push_back(a / b);
        a %= b;
        std::swap(a, b);
    }
    int s = 0;
    for (; !quotients.empty(); quotients.pop_back())
        s += s % 2 == 1 && quotients.back() > 1 ? 2 : 1;
    return s;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int N, p, q;
    while (std::cin >> N) {
        int longest = 0;
        for (; N > 0; --N) {
            std::cin >> p >> q;
            longest = std::max(longest, length(p, q));
        }
        std::cout << (longest % 2 == 0 ? "GG\n" : "MM\n");
    }
}
