// HDU 2177 - Wythoff's Game, Winning Moves
// https://acm.hdu.edu.cn/showproblem.php?pid=2177
// Game:      Two piles of a <= b stones. A move takes any number of stones from
//            one pile, or the same number from both. Whoever takes the last
//            stone wins. For each game: 0 if the first player loses; else 1,
//            then for each winning first move a line "x y", the stones that it
//            leaves, x <= y.
// Idea:      Wythoff's game. Its P-positions pair off all numbers: (0, 0),
//            (1, 2), (3, 5), ..., the k-th with the least number not used
//            before and a difference of k. The lower one is floor(k phi), with
//            the golden ratio phi = (1 + sqrt 5) / 2 (Wythoff), and k phi <= n
//            iff n^2 - n k - k^2 >= 0, an exact test.
//            A winning move leads to a P-position. Taking from both piles keeps
//            b - a, taking from one pile keeps the other, and each of the three
//            is in one pair only: at most three moves win.
//            The statement wants the move from both piles first and leaves the
//            rest open. Here the move from b comes next, then the one from a;
//            two moves that leave the same pair ("1 2" of 2 and 3) are both
//            printed; equal piles count as one, as the sample has it.
// Limits:    0 <= a <= b <= 10^6, any number of games, "0 0" ends the input
// Time:      O(1) per game
// Topics:    wythoff
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <utility>

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
// snippet: fast_output
// Collects words and non-negative integers for standard output.
class FastOutput {
  public:
    FastOutput() : size_(0) {
        for (int n = 0; n < GROUPS; ++n) {
            char* const digits = digits_ + 4 * n;
            digits[0] = char('0' + n / 100);
            digits[1] = char('0' + n / 10 % 10);
            digits[2] = char('0' + n % 10);
            digits[3] = n < 10 ? 2 : n < 100 ? 1 : 0;  // zeros in front
        }
    }
    ~FastOutput() { flush(); }

    // The compiler knows the length N of a word, and copies without a loop.
    template <std::size_t N>
    void write(const char (&word)[N]) {
        make_room(N);
        std::memcpy(buffer_ + size_, word, N - 1);
        size_ += N - 1;
    }

    template <class Integer>
    void write(Integer value) {
        assert(value >= 0);
        make_room(21);
        size_ = put(value, buffer_ + size_) - buffer_;
    }

  private:
    enum { GROUPS = 1000 };  // 000 to 999

    // A group of three digits at a time, the first without zeros in front. Four
    // bytes are copied in one step; what is written next replaces the fourth.
    char* put(unsigned long long value, char* at) const {
        if (value >= 1000) {
            at = put(value / 1000, at);
            std::memcpy(at, digits_ + 4 * (value % 1000), 4);
            return at + 3;
        }
        const std::size_t zeros = digits_[4 * value + 3];
        std::memcpy(at, digits_ + 4 * value + zeros, 4);
        return at + 3 - zeros;
    }

    void make_room(std::size_t bytes) {
        if (size_ + bytes > sizeof buffer_) flush();
    }

    void flush() {
        std::fwrite(buffer_, 1, size_, stdout);
        size_ = 0;
    }

    char buffer_[1 << 16];
    std::size_t size_;
    char digits_[4 * GROUPS];  // those of group n begin at 4n
};
// end snippet
// snippet: wythoff
// Is k phi <= n, with the golden ratio phi? For |n - k phi| <= 2 and n <= 10^18
// + 1 the difference is less than 2^63, so that its highest bit is the sign.
inline bool golden_multiple_is_at_most(long long k, long long n) {
    const unsigned long long u = n, v = k;
    return (u * u - u * v - v * v) >> 63 == 0;
}

// floor(n / phi). With F(45) / F(44) for phi comes that number or one less: it
// is too small by phi^-45 for each F(45) in n.
inline long long golden_quotient(long long n) {
    const long long f44 = 701408733, f45 = 1134903170;  // Fibonacci numbers
    const long long k = n / f45 * f44 + n % f45 * f44 / f45;
    return golden_multiple_is_at_most(k + 1, n) ? k + 1 : k;
}

// The m such that piles of n and m are a P-position.
inline long long wythoff_partner(long long n) {
    assert(0 <= n && n <= 1000000000000000000LL);
    const long long k = golden_quotient(n + 1);
    return golden_multiple_is_at_most(k, n) ? k : n + k;
}

inline bool is_wythoff_p_position(long long a, long long b) {
    return wythoff_partner(a) == b;
}

// Writes to `out` what the winning moves leave of piles a <= b, as pairs with
// the smaller pile first, in this order: take from both, from b, from a (equal
// piles count as one). At most three; returns the end of what is written.
template <class Out>
Out wythoff_winning_options(long long a, long long b, Out out) {
    assert(a <= b);
    const long long d = b - a, lower = d + golden_quotient(d);  // floor(d phi)
    if (lower < a) *out++ = std::make_pair(lower, lower + d);
    const long long of_a = wythoff_partner(a), of_b = wythoff_partner(b);
    if (of_a < b) *out++ = std::make_pair(std::min(a, of_a), std::max(a, of_a));
    if (of_b < a && a < b) *out++ = std::make_pair(of_b, b);
    return out;
}
// end snippet

int main() {
    FastInput input;
    FastOutput output;
    std::pair<long long, long long> options[3];
    int a, b;
    while (input.read(a) && input.read(b) && b > 0) {
        const std::pair<long long, long long>* const end =
            wythoff_winning_options(a, b, options);
        output.write(end == options ? "0\n" : "1\n");
        for (int i = 0; options + i != end; ++i) {
            output.write(options[i].first);
            output.write(" ");
            output.write(options[i].second);
            output.write("\n");
        }
    }
    return 0;
}
