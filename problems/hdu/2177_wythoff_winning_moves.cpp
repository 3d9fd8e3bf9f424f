// HDU 2177 - Wythoff's Game, Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2177
// Game:      Two piles of a <= b stones. A move takes any number of stones from
//            one pile, or the same number from both. Whoever takes the last
//            stone wins. For each game: 0 if the first player loses; else 1,
//            then for each winning first move a line "x y", the stones that it
//            leaves, x <= y.
// Idea:      Wythoff's game. Its P-positions pair off all numbers: (0, 0),
//            (1, 2), (3, 5), ..., the k-th with the least number not used
//            before and a difference of k. Written in Fibonacci numbers, a
//            partner is the other one shifted by one place (Silber, Fraenkel).
//            A winning move leads to a P-position. Taking from both piles keeps
//            b - a, taking from one pile keeps the other, and each of the three
//            is in one pair only: at most three moves win.
//            The statement wants the move from both piles first and leaves the
//            rest open. Here the move from b comes next, then the one from a;
//            two moves that leave the same pair ("1 2" of 2 and 3) are both
//            printed; equal piles count as one, as the sample has it.
// Limits:    0 <= a <= b <= 10^6, any number of games, "0 0" ends the input
// Time:      O(log b) per game
// Topics:    wythoff
// Standard:  C++98
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
    while (input.read(a) && input.read(b) && b > 0) {
        const std::vector<std::pair<long long, long long> > options =
            wythoff_winning_options(a, b);
        std::puts(options.empty() ? "0" : "1");
        for (std::size_t i = 0; i < options.size(); ++i)
            std::printf("%d %d\n", int(options[i].first),
                        int(options[i].second));
    }
    return 0;
}
