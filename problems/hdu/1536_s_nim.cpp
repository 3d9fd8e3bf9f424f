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
    FastInput() { refill(); }

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        const unsigned char* at = at_;
        while (!is_digit(*at)) {
            if (at != end_) {
                ++at;
                continue;
            }
            at = refill();
            if (at == end_) {
                value = 0;
                return false;
            }
        }
        Integer number = 0;
        do {
            do number = Integer(number * 10 + Integer(digit(*at++)));
            while (is_digit(*at));
        } while (at == end_ && is_digit(*(at = refill())));
        value = number;
        at_ = at == end_ ? at : at + 1;  // the blank behind it is done with
        return true;
    }

  private:
    enum { SIZE = 1 << 16 };

    // What the character counts as a digit; more than 9 if it is none.
    static unsigned digit(unsigned char c) { return c - unsigned('0'); }
    static bool is_digit(unsigned char c) { return digit(c) <= 9; }

    // The next part of the input, none at its end. The blank that ends it stops
    // every loop over bytes.
    const unsigned char* refill() {
        end_ = buffer_ + std::fread(buffer_, 1, SIZE, stdin);
        *end_ = ' ';
        return at_ = buffer_;
    }

    unsigned char buffer_[SIZE + 1], *end_;
    const unsigned char* at_;
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
