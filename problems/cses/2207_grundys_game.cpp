// CSES 2207 - Grundy's Game
// https://cses.fi/problemset/task/2207
// Game:      A heap of n coins. A move splits one heap into two heaps that are
//            not empty and differ in size. Whoever makes the last move wins.
//            For each n: first if the player to move wins, else second.
// Idea:      A split into a and b leaves the sum of two games, of value
//            g(a) xor g(b). So by Sprague-Grundy (lesson 6 proves it)
//            g(heap) = mex{ g(a) xor g(b) : a + b = heap, 0 < a < b },
//            the least number >= 0 that is missing, and a heap is lost iff its
//            g is 0:
//                heap  1  2  3  4  5  6  7  8  9 10 11 12 13 14
//                g     0  0  1  0  2  1  0  2  1  0  2  1  3  2
//            No law of g is known, and all splits up to 10^6 are too many. But
//            41 heaps only are lost: 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270,
//            ..., 932, 1222. A table up to 1222 holds them all.
// Proof:     By calculation: of the values of all heaps up to 10^6 none from
//            1223 on is 0. Lesson 8 tells how to find so many, and second.cpp
//            beside the tests does it in some seconds. No other proof is known.
// Limits:    1 <= t <= 10^5, 1 <= n <= 10^6
// Time:      O(LAST_LOST^2) once, then O(1) per heap
// Beware:    wrong_table_to_1000.cpp: after 932 comes a gap of 289 won heaps.
// Beware:    wrong_labels.cpp: who wins the parts does not tell who wins their
//            sum; values do.
// Topics:    grundys-game, sprague-grundy, splitting
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

const int LAST_LOST = 1222;  // of all heaps up to 10^6

// The rule of the game: the heap is split into a and b, a < b.
void insert_splits(int heap, const std::vector<int>& grundy, MexSet& values) {
    for (int a = 1, b = heap - 1; a < b; ++a, --b)
        values.insert(grundy[a] ^ grundy[b]);
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> grundy = grundy_values(LAST_LOST, insert_splits);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        const bool first_player_wins = n > LAST_LOST || grundy[n] != 0;
        std::cout << (first_player_wins ? "first\n" : "second\n");
    }
    return 0;
}
