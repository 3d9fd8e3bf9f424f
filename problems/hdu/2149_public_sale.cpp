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
#include <cstring>
#include <limits>

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
    FastOutput output;
    int cost, step;
    while (input.read(cost)) {
        input.read(step);
        const int least_bid = bachet_winning_move(cost, step);
        if (least_bid == 0)
            output.write("none");
        else
            output.write(least_bid);
        for (int bid = cost + 1; bid <= step; ++bid) {
            output.write(" ");
            output.write(bid);
        }
        output.write("\n");
    }
    return 0;
}
