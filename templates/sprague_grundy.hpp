// Sprague-Grundy: Grundy values (nimbers) of an impartial game, normal play.
//
// Given:     positions 0, 1, ..., max_position, each of whose moves leads to
//            smaller positions only, so that the game ends.
// Computes:  grundy[p] = mex of the values of the options of p. An option that
//            is a sum a + b of positions has the nim-sum of their values: no
//            more is needed for a game that splits a pile.
//            Why: from a position of value v a move leads to each value below
//            v, and none leads to v. A move to a larger value can be answered
//            by a move back to v. So the position plays like a Nim pile of v,
//            and a sum of positions like Nim with one pile for each of them.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0;
//            a sum of positions is one iff the nim-sum of their values is 0.
//            Where positions are not numbered 0, 1, ..., a MexSet alone serves:
//            insert the values of the options, then take the mex.
// Not for:   misere play, partizan games, games with cycles.
// Requires:  insert_options(p, grundy, values) is called once for each p in
//            increasing order and sees grundy[0..p-1] only; it inserts the
//            values of the options of p. Each is a nim-sum of values that were
//            taken from the same MexSet before (the empty sum is 0): there is
//            room for those and no others.
// Time:      O(options, counted over all positions)
// Memory:    O(max_position + the largest value)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3 and 4
#pragma once

#include <vector>

// snippet: sprague_grundy
// The values of a position's options. There is room for the nim-sums of the
// mexes that were taken: they are below the same power of two.
class MexSet {
  public:
    MexSet() : round_(1), inserted_in_(2) {}

    void insert(int value) { inserted_in_[value] = round_; }

    // The least integer >= 0 that is not in the set, which becomes empty.
    int take_mex() {
        int mex = 0;
        while (inserted_in_[mex] == round_) ++mex;
        while (mex >= int(inserted_in_.size()) - 1)
            inserted_in_.resize(2 * inserted_in_.size() - 1);
        ++round_;
        return mex;
    }

  private:
    int round_;                     // counts the mexes
    std::vector<int> inserted_in_;  // the last round of each value; one more
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
