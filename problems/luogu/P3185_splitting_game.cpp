// Luogu P3185 - [HNOI2007] Splitting Game
// https://www.luogu.com.cn/problem/P3185
// Game:      Beans in bottles 0..n-1. A move chooses bottles i < j <= k, takes
//            a bean out of i, and puts a bean into j and a bean into k (two
//            into one bottle if j = k). Whoever cannot move loses. Print the
//            winning move with the least i, then j, then k, or -1 -1 -1; then
//            the number of winning moves.
// Idea:      A bean moves whatever the others do, and becomes two beans: the
//            position is a sum of beans. The value g(d) of a bean depends only
//            on its distance d = n - 1 - i from the last bottle. By
//            Sprague-Grundy
//            g(d) = mex{ g(a) xor g(b) : d > a >= b >= 0 },
//            d  0  1  2  3  4  5  6  7  8  9 10 11 12
//            g  0  1  2  4  7  8 11 13 14 16 19 21 22
//            and the player to move loses iff nim_sum, the xor of g over all
//            beans, is 0. Two beans in one bottle cancel in nim_sum, but both
//            can be moved. The move i, j, k takes one value out of nim_sum and
//            puts two in, so it wins iff the xor of the three is nim_sum.
//            The case a = b has the value 0, and b = 0 has g(a). So bean d > 0
//            has the options of coin d - 1 in Mock Turtles (HDU 3537), and g(d)
//            is the d-th number with an odd number of ones in binary.
// Limits:    1 <= t <= 10, 2 <= n <= 21, 0 <= beans <= 10000 in a bottle
// Time:      O(n^3) once and per case
// Beware:    wrong_even_bottles.cpp: beans of a bottle with 2 can win, too.
// Beware:    wrong_different_bottles.cpp: j = k is a move.
// Topics:    sprague-grundy, splitting, coin-turning
// Lesson:    13
// Standard:  C++98
// Also:      BZOJ 1188
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

// The rule of the game: a bean at distance d becomes beans at a and b.
void insert_moves(int d, const std::vector<int>& grundy, MexSet& values) {
    for (int a = 0; a < d; ++a)
        for (int b = 0; b <= a; ++b) values.insert(grundy[a] ^ grundy[b]);
}

int main() {
    const std::vector<int> grundy = grundy_values(20, insert_moves);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> beans(n), value(n);  // value of a bean
        int nim_sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            value[i] = grundy[n - 1 - i];
            if (beans[i] % 2 == 1) nim_sum ^= value[i];
        }
        int winning_moves = 0, first[3] = {-1, -1, -1};
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n && beans[i] > 0; ++j)
                for (int k = j; k < n; ++k)
                    if ((value[i] ^ value[j] ^ value[k]) == nim_sum)
                        if (winning_moves++ == 0)
                            first[0] = i, first[1] = j, first[2] = k;
        std::cout << first[0] << ' ' << first[1] << ' ' << first[2] << '\n'
                  << winning_moves << '\n';
    }
    return 0;
}
