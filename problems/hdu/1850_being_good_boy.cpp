// HDU 1850 - Being a Good Boy in Spring Festival
// https://acm.hdu.edu.cn/showproblem.php?pid=1850
// Game:      m heaps of cards. A move takes one card or more from one heap;
//            whoever takes the last card wins. Print in how many ways the first
//            player can make a first move that keeps the win, 0 if there is
//            none. Equal heaps count separately.
// Idea:      Nim: a move wins iff the nim-sum (xor) after it is 0 (Bouton).
//            With `sum` the nim-sum now, the heap h has to become h ^ sum, the
//            xor of all others. That is a move iff (h ^ sum) < h, so each heap
//            has at most one winning move, and none has one when sum is 0.
// Limits:    2 <= m <= 100, 1 <= heap <= 1000000, any number of positions
// Time:      O(m) per position
// Topics:    nim
// Standard:  C++98
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <vector>

// snippet: fast_input
// Reads non-negative integers from standard input.
class FastInput {
  public:
    FastInput() : at_(0), size_(0) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        while (c != EOF && (c < '0' || c > '9')) c = next();
        if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
        return true;
    }

  private:
    int next() {
        if (at_ == size_) {
            size_ = std::fread(buffer_, 1, sizeof buffer_, stdin);
            at_ = 0;
            if (size_ == 0) return EOF;
        }
        return buffer_[at_++];
    }

    unsigned char buffer_[1 << 16];
    std::size_t at_, size_;
};
// end snippet
// snippet: nim
// The bitwise xor of the piles: 0 iff the player to move loses.
template <class Integer>
Integer nim_sum(const std::vector<Integer>& piles) {
    Integer sum = 0;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        sum ^= piles[i];
    }
    return sum;
}

// The move that leaves `remains` stones in piles[pile].
template <class Integer>
struct NimMove {
    int pile;
    Integer remains;
};

// Every winning move, in the order of the piles.
template <class Integer>
std::vector<NimMove<Integer> > nim_winning_moves(
    const std::vector<Integer>& piles) {
    const Integer sum = nim_sum(piles);
    std::vector<NimMove<Integer> > moves;
    for (int i = 0; i < int(piles.size()); ++i) {
        const NimMove<Integer> move = {i, piles[i] ^ sum};
        if (move.remains < piles[i]) moves.push_back(move);
    }
    return moves;
}
// end snippet

int main() {
    FastInput input;
    int m;
    while (input.read(m) && m != 0) {
        std::vector<int> heaps(m);
        for (int i = 0; i < m; ++i) input.read(heaps[i]);
        std::printf("%d\n", int(nim_winning_moves(heaps).size()));
    }
    return 0;
}
