// LightOJ 1199 - Partitioning Game
// https://lightoj.com/problem/partitioning-game
// Game:      n piles. A move splits one pile into two non-empty piles of
//            unequal size. Whoever cannot move loses; Alice moves first. For
//            each case: the name of the winner, Alice or Bob.
// Idea:      Each pile is a game of its own (Grundy's game). Splitting m into
//            a and b leaves the sum of two games, so by Sprague-Grundy
//            g(m) = mex{ g(a) xor g(b) : a + b = m, 0 < a < b },
//            and Alice wins iff the nim-sum of g over the piles is not 0.
// Limits:    T <= 1000, n <= 100, pile <= M = 10000
// Time:      O(M^2) once, then O(n) per case
// Topics:    sprague-grundy, splitting, grundys-game
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <vector>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(buffer_), end_(buffer_) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        for (; c < '0' || c > '9'; c = next())
            if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == end_) {
            at_ = buffer_;
            end_ = buffer_ + std::fread(buffer_, 1, sizeof buffer_, stdin);
            if (at_ == end_) return EOF;
        }
        return *at_++;
    }

    unsigned char buffer_[1 << 16], *at_, *end_;
};
// end snippet
// snippet: sprague_grundy
// A set of Grundy values that is cleared in O(1).
class MexSet {
  public:
    MexSet() : round_(1) {}

    void insert(int value) {
        assert(value >= 0);
        if (value >= int(round_of_.size())) round_of_.resize(value + 1);
        round_of_[value] = round_;
    }

    // The least non-negative integer that is not in the set.
    int mex() const {
        int value = 0;
        while (value < int(round_of_.size()) && round_of_[value] == round_)
            ++value;
        return value;
    }

    void clear() { ++round_; }

  private:
    std::vector<int> round_of_;  // when each value was inserted last
    int round_;                  // what was inserted earlier is not in the set
};

// Grundy values of 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> grundy_values(int max_position, InsertOptions insert_options) {
    std::vector<int> grundy;
    MexSet values;
    for (int p = 0; p <= max_position; ++p) {
        values.clear();
        insert_options(p, grundy, values);
        grundy.push_back(values.mex());
    }
    return grundy;
}
// end snippet

// The rule of the game: a pile is split into a < b.
void insert_splits(int pile, const std::vector<int>& grundy, MexSet& values) {
    for (int a = 1; a < pile - a; ++a)
        values.insert(grundy[a] ^ grundy[pile - a]);
}

int main() {
    const int MAX_PILE = 10000;
    const std::vector<int> grundy = grundy_values(MAX_PILE, insert_splits);
    FastInput input;
    int tests, n, pile;
    input.read(tests);
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (input.read(n); n > 0; --n) {
            input.read(pile);
            nim_sum ^= grundy[pile];
        }
        std::printf("Case %d: %s\n", test, nim_sum ? "Alice" : "Bob");
    }
    return 0;
}
