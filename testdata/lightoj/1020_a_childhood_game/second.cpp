// Two neighbouring piles have one of four pairs of outcomes. One more marble
// turns each pair into another pair, by the rules. Squaring this map again and
// again, as in fast powers, gives the outcomes of n marbles in O(log n).
#include <array>
#include <cstdio>
#include <cstring>

using Map = std::array<int, 4>;  // of pairs: 2 * won(n - 1) + won(n)

Map after(const Map& first, const Map& second) {
    Map both{};
    for (int pair = 0; pair < 4; ++pair) both[pair] = second[first[pair]];
    return both;
}

bool starter_wins(int marbles, bool last_loses) {
    Map step{};
    for (int pair = 0; pair < 4; ++pair)  // a pile is won iff an option is lost
        step[pair] = pair % 2 * 2 + (pair != 3);
    // A pile of -1 marbles is no option: as if it were won.
    int pair = last_loses ? 3 : 2;
    for (; marbles > 0; marbles /= 2) {
        if (marbles % 2 == 1) pair = step[pair];
        step = after(step, step);
    }
    return pair % 2 == 1;
}

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d %8s", &n, name);
        const bool alice = std::strcmp(name, "Alice") == 0;
        const bool wins = starter_wins(n, alice);
        std::printf("Case %d: %s\n", test, alice == wins ? "Alice" : "Bob");
    }
}
