// Sprague-Grundy: Grundy values (nimbers) of an impartial game, normal play.
//
// Given:     positions 0, 1, ..., max_position, each of whose moves leads to
//            smaller positions only, so that the game ends.
// Computes:  grundy[p] = mex of the values of the options of p. An option that
//            is a sum a + b of positions is worth the nim-sum of their values:
//            this is all that a game that splits a pile needs.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0;
//            a sum of positions is one iff the nim-sum of their values is 0.
// Not for:   misere play, partizan games, games with cycles.
// Requires:  values >= 0. insert_options(p, grundy, values) is called once for
//            each p in increasing order and sees grundy[0..p-1] only; it puts
//            the values of the options of p into `values`, which is empty.
// Time:      O(options, counted over all positions)
// Memory:    O(max_position + the largest value of an option)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3 and 4
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

// snippet: sprague_grundy
// A set of Grundy values that is cleared in O(1).
class MexSet {
  public:
    MexSet() : round_(1) {}

    void insert(int value) {
        if (std::size_t(value) >= round_of_.size()) make_room(value);
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
    // For what is past the end, and for a negative value, which is huge there.
    void make_room(int value) {
        assert(value >= 0);
        round_of_.resize(value + 1);
    }

    std::vector<int> round_of_;  // when each value was inserted last
    int round_;                  // what was inserted earlier is not in the set
};

// Grundy values of 0..max_position of the game with this rule.
template <class InsertOptions>
std::vector<int> grundy_values(int max_position, InsertOptions insert_options) {
    std::vector<int> grundy;
    grundy.reserve(max_position + 1);
    MexSet values;
    for (int p = 0; p <= max_position; ++p) {
        values.clear();
        insert_options(p, grundy, values);
        grundy.push_back(values.mex());
    }
    return grundy;
}
// end snippet
