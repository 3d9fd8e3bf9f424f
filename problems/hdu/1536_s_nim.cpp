// HDU 1536 - S-Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=1536
// Game:      Heaps of beads and a set S. A move takes s beads from one heap,
//            for an s in S that is at most the heap. Whoever cannot move
//            loses. For each position: W if the player to move wins, else L.
// Idea:      Each heap is a subtraction game of its own and a move is made in
//            one of them, so the position is their sum (Sprague-Grundy):
//            g(h) = mex{ g(h - s) : s in S, s <= h }, and the position is won
//            iff the nim-sum of g over the heaps is not 0.
// Limits:    |S| <= 100, s <= 10000, 100 positions of 100 heaps <= 10000
// Time:      O(10000 |S|) per set, then O(1) per heap
// Topics:    sprague-grundy, subtraction-game
// Standard:  C++98
// Also:      POJ 2960
#include <algorithm>
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
// snippet: subtraction_game
// Grundy values of piles 0..max_pile; a value is at most |subtraction_set|.
inline std::vector<int> subtraction_game_values(
    int max_pile, std::vector<int> subtraction_set) {
    assert(max_pile >= 0);
    std::sort(subtraction_set.begin(), subtraction_set.end());
    assert(subtraction_set.empty() || subtraction_set[0] >= 1);
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v, at first none.
    std::vector<int> seen_from(moves + 1, -1);
    int legal = 0;  // how many moves the pile allows
    for (int pile = 0; pile <= max_pile; ++pile) {
        while (legal < moves && subtraction_set[legal] <= pile) ++legal;
        for (int i = 0; i < legal; ++i)
            seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

int main() {
    const int MAX_HEAP = 10000;
    FastInput input;
    int size, positions, heaps, heap;
    while (input.read(size) && size > 0) {
        std::vector<int> subtraction_set(size);
        for (int i = 0; i < size; ++i) input.read(subtraction_set[i]);
        const std::vector<int> grundy =
            subtraction_game_values(MAX_HEAP, subtraction_set);
        for (input.read(positions); positions > 0; --positions) {
            int nim_sum = 0;
            for (input.read(heaps); heaps > 0; --heaps) {
                input.read(heap);
                nim_sum ^= grundy[heap];
            }
            std::putchar(nim_sum ? 'W' : 'L');
        }
        std::putchar('\n');
    }
    return 0;
}
