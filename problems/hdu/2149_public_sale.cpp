// HDU 2149 - Public Sale
// https://acm.hdu.edu.cn/showproblem.php?pid=2149
// Game:      A price starts at 0, and each bid raises it by 1 to N. Whoever
//            first brings it to M or more wins. For each M and N: every first
//            bid that wins, in increasing order, or none.
// Idea:      Bachet's game on what is missing, M - price. A bid that passes M
//            wins as well, but whoever can do so can also bid M itself, so the
//            P-positions are the multiples of N + 1 as in Bachet's game.
//            If M mod (N+1) = 0 no bid wins; else the bid M mod (N+1) does, and
//            it is the only one that does not pass M. Those that pass it are
//            M + 1 to N, if any; then the bid M mod (N+1) is M.
// Limits:    0 < M, N < 1100; M comes first
// Time:      O(N) per case
// Topics:    bachet, subtraction-game
// Standard:  C++98
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <limits>

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
// snippet: bachet
// How many of n to take, when 1..k may be; 0 if no move wins.
template <class Integer>
Integer bachet_winning_move(Integer n, Integer k) {
    assert(n >= 0 && k >= 1 && k < std::numeric_limits<Integer>::max());
    return n % (k + 1);
}

// Does the previous player win a pile of n?
template <class Integer>
bool is_bachet_p_position(Integer n, Integer k) {
    return bachet_winning_move(n, k) == 0;
}
// end snippet

int main() {
    FastInput input;
    int cost, step;
    while (input.read(cost)) {
        input.read(step);
        if (is_bachet_p_position(cost, step))
            std::printf("none");
        else
            std::printf("%d", bachet_winning_move(cost, step));
        for (int bid = cost + 1; bid <= step; ++bid) std::printf(" %d", bid);
        std::putchar('\n');
    }
    return 0;
}
