// Sprague-Grundy: Grundy values (nimbers) of an impartial game, normal play.
//
// Given:     positions 0, 1, ..., max_position, each of whose moves leads to
//            smaller positions only, so that the game ends.
// Computes:  grundy[p] = mex of the values of the options of p. An option that
//            is a sum of positions a and b, such as the parts of a split pile,
//            has the value grundy[a] xor grundy[b].
//            Why: a position of value v has a move to each value below v and
//            none to v. A move to a larger value can be answered by a move back
//            to v. So the position plays like a Nim pile of v stones, and a sum
//            of positions plays like Nim with one pile for each of them.
// Use:       p is a P-position (the previous player wins) iff grundy[p] == 0;
//            a sum of positions is one iff the nim-sum of their values is 0.
//            Where positions are not numbered 0, 1, ..., a MexSet alone serves:
//            insert the values of the options, then take the mex.
// Not for:   misere play, partizan games, games with cycles.
// Requires:  insert_options(p, grundy, values) is called once for each p in
//            increasing order and sees grundy[0..p-1] only; it inserts the
//            values of the options of p. Each inserted value is the nim-sum of
//            some mexes that were taken from the same MexSet before (of none of
//            them, it is 0). An assertion fails where the set has no room.
// Time:      O(options, counted over all positions)
// Memory:    O(max_position + the largest value)
// Standard:  C++98
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3 and 4
#pragma once

#include <cassert>
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
