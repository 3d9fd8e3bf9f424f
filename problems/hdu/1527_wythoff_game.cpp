// HDU 1527 - Wythoff's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1527
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. Whoever takes the
//            last stone wins, so no stones are a loss. For each game: 1 if the
//            first player wins, else 0.
// Idea:      Wythoff's game. Its P-positions pair off all numbers: (0, 0),
//            (1, 2), (3, 5), ..., the k-th with the least number not used
//            before and a difference of k. Written in Fibonacci numbers, a
//            partner is the other one shifted by one place (Silber, Fraenkel).
//            The first player wins iff b is not the partner of a. The formula
//            by the golden ratio fails in double: (165580140, 267914295) is
//            the first of 14 pairs within the limits that it misses.
// Limits:    0 <= a, b <= 10^9 in any order, any number of games; "0 0" is a
//            game like others and does not end the input
// Time:      O(log a) per game
// Topics:    wythoff
// Standard:  C++98
// Also:      POJ 1067
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <utility>
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
// snippet: wythoff
// The m such that piles of n and m are a P-position: n in Fibonacci numbers,
// shifted by one place.
inline long long wythoff_partner(long long n) {
    assert(0 <= n && n <= 1000000000000000000LL);
    bool is_lower = false;                // is the place even?
    long long fibonacci = 1, before = 0;  // F(1), F(0)
    for (; fibonacci <= n; is_lower = !is_lower) {
        fibonacci += before;
        before = fibonacci - before;
    }
    long long rest = n, shifted_down = 0;
    while (rest > 0) {
        before = fibonacci - before;
        fibonacci -= before;
        is_lower = !is_lower;
        if (fibonacci <= rest) {
            rest -= fibonacci;
            shifted_down += before;
        }
    }
    return is_lower ? n + shifted_down : shifted_down;
}

inline bool is_wythoff_p_position(long long a, long long b) {
    return wythoff_partner(a) == b;
}

// What the winning moves leave of piles a <= b, the smaller pile first, in this
// order: take from both, from b, from a (equal piles count as one).
inline std::vector<std::pair<long long, long long> > wythoff_winning_options(
    long long a, long long b) {
    assert(a <= b);
    std::vector<std::pair<long long, long long> > options;
    const long long d = b - a, of_d = wythoff_partner(d);
    const long long lower = d < of_d ? of_d - 1 : of_d + d;  // A(d)
    if (lower < a) options.push_back(std::make_pair(lower, lower + d));
    const long long of_a = wythoff_partner(a), of_b = wythoff_partner(b);
    if (of_a < b)
        options.push_back(std::make_pair(std::min(a, of_a), std::max(a, of_a)));
    if (of_b < a && a < b) options.push_back(std::make_pair(of_b, b));
    return options;
}
// end snippet

int main() {
    FastInput input;
    int a, b;
    while (input.read(a) && input.read(b))
        std::puts(is_wythoff_p_position(a, b) ? "0" : "1");
    return 0;
}
