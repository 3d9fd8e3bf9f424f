// HDU 1517 - A Multiplication Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1517
// Game:      A product starts at 1. A move multiplies it by 2, 3, ... or 9;
//            whoever first brings it to n or more wins. Stan moves first. For
//            each n: "Stan wins." or "Ollie wins."
// Idea:      With product p the factor still missing is r = ceil(n / p). A move
//            leads from r to ceil(r / d), 2 <= d <= 9, and reaching r = 1 wins.
//            r is an N-position iff 18^k < r <= 9 * 18^k for some k >= 0, and
//            Stan begins at r = n.
// Proof:     By induction on r. r = 1 = 18^0 is a P-position: the last move has
//            won.
//            18^k < r <= 9 * 18^k: d = ceil(r / 18^k) is one of 2 to 9, and
//            d * 18^k / 2 <= (d-1) * 18^k < r <= d * 18^k. So ceil(r / d) lies
//            in (18^k / 2, 18^k] = (9 * 18^(k-1), 18^k], or is 1 if k = 0: this
//            move leads to a P-position.
//            9 * 18^k < r <= 18^(k+1): whatever d is, r / d <= 9 * 18^k and
//            r / d > 18^k, so each move leads to an N-position.
//            This is proved for all n; the recursion r -> ceil(r / d) itself,
//            run for every n < 2^32, gave the same.
// Limits:    1 < n < 2^32 - 1; the ends of the intervals pass 32 bits
// Time:      O(log n) per case
// Topics:    minimax
// Standard:  C++98
// Also:      POJ 2505
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>

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

// Does the player to move win when the product is 1? n > 1.
bool is_n_position(long long n) {
    long long power = 1;  // of 18, the largest that is less than n
    while (power * 18 < n) power *= 18;
    return n <= 9 * power;
}

int main() {
    FastInput input;
    FastOutput output;
    unsigned n;
    while (input.read(n)) {
        if (is_n_position(n))
            output.write("Stan wins.\n");
        else
            output.write("Ollie wins.\n");
    }
    return 0;
}
