// LightOJ 1199 - Partitioning Game
// https://lightoj.com/problem/partitioning-game
// Game:      n piles. A move splits one pile into two non-empty piles of
//            unequal size. Whoever cannot move loses; Alice moves first. For
//            each case: the name of the winner, Alice or Bob.
// Idea:      Each pile is a game of its own (Grundy's game). Splitting a pile
//            into a and b leaves a sum of two games with the value g(a) xor
//            g(b). So by Sprague-Grundy (lesson 6 proves it)
//            g(pile) = mex{ g(a) xor g(b) : a + b = pile, 0 < a < b },
//            the least number >= 0 that is missing, and Alice wins iff the
//            nim-sum (xor) of g over the piles is not 0.
//            pile  0  1  2  3  4  5  6  7  8  9 10 11 12
//            g     0  0  0  1  0  2  1  0  2  1  0  2  1
//            Nobody knows whether these values become periodic.
// Limits:    1 <= T <= 1000, 1 <= n <= 100, 1 <= pile <= 10000
// Time:      O(10000^2) once (25 million splits), then O(1) per pile
// Beware:    wrong_equal_halves.cpp: 4 does not split into 2 and 2.
// Beware:    wrong_values_below_64.cpp: some values are above 64, the largest
//            is 101, and the value of a split can be as large as 127.
// Topics:    sprague-grundy, splitting, grundys-game
// Lesson:    08
#include <cassert>
#include <iostream>
#include <vector>

// snippet: sprague_grundy
// The values of a position's options. There is room for every nim-sum of mexes
// taken so far: the room is a power of two, and all these mexes are below it.
class MexSet {
  public:
    MexSet() : round_(1), inserted_in_(1) {}

    void insert(int value) {
        assert(0 <= value && value < int(inserted_in_.size()));
        inserted_in_[value] = round_;
    }

    // The least integer >= 0 that is not in the set, which becomes empty.
    int take_mex() {
        const int size = int(inserted_in_.size());
        int mex = 0;
        while (mex < size && inserted_in_[mex] == round_) ++mex;
        if (mex == size) inserted_in_.resize(2 * size);
        ++round_;
        return mex;
    }

  private:
    // The set holds v iff inserted_in_[v] == round_.
    int round_;
    std::vector<int> inserted_in_;
};

// Grundy values of the positions 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> grundy_values(int max_position, InsertOptions insert_options) {
    std::vector<int> grundy;
    MexSet values;
    for (int p = 0; p <= max_position; ++p) {
        insert_options(p, grundy, values);
        grundy.push_back(values.take_mex());
    }
    return grundy;
}
// end snippet

// The rule of the game: the pile is split into a and b, a < b.
void insert_splits(int pile, const std::vector<int>& grundy, MexSet& values) {
    for (int a = 1, b = pile - 1; a < b; ++a, --b)
        values.insert(grundy[a] ^ grundy[b]);
}

int main() {
    std::ios::sync_with_stdio(false);
    const int MAX_PILE = 10000;
    const std::vector<int> grundy = grundy_values(MAX_PILE, insert_splits);
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            nim_sum ^= grundy[pile];
        }
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
