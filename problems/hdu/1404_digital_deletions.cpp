// HDU 1404 - Digital Deletions
// https://acm.hdu.edu.cn/showproblem.php?pid=1404
// Game:      A string of 1 to 6 digits. A move makes one digit smaller, or
//            erases a digit 0 and everything to the right of it. Whoever erases
//            the last digit wins. For each string: does the first player win?
// Idea:      A string with a 0 in front is won at once: erase all. The others
//            are the numbers 1..999999, a move to one of them makes the number
//            smaller, and a move to a 0 in front loses. So go upwards: a number
//            that is not marked when its turn comes is a P-position, and all
//            the numbers with a move to it, which are larger, are marked.
// Limits:    at most 6 digits; 0, 00 and 000001 are strings of their own
// Time:      O(26 P) for the table, with the P = 79644 P-positions numbers
// Memory:    1 MB
// Topics:    retrograde
// Standard:  C++98
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <vector>

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

const int END = 1000000;  // one more than the largest number

// The rule of the game backwards, from a number without a 0 in front.
void mark_those_that_move_to(int number, char* is_n_position) {
    // a digit was larger
    for (int place = 1, rest = number; rest > 0; place *= 10, rest /= 10)
        for (int from = number, digit = rest % 10; digit < 9; ++digit)
            is_n_position[from += place] = true;
    // a 0 and any tail of digits were erased
    for (int tails = 1; number * 10 * tails < END; tails *= 10)
        std::fill_n(is_n_position + number * 10 * tails, tails, true);
}

// Reads strings of digits from standard input.
class Strings {
  public:
    Strings() : at_(buffer_), end_(buffer_) {}

    // The next string, as a number and whether it has a 0 in front; false at
    // the end of the input.
    bool read(int& number, bool& has_0_in_front) {
        int c = next();
        while (c != EOF && c < '0') c = next();
        if (c == EOF) return false;
        has_0_in_front = c == '0';
        for (number = 0; c >= '0'; c = next()) number = number * 10 + (c - '0');
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

int main() {
    std::vector<char> table(END);
    char* const is_n_position = &table[0];
    for (int number = 1; number < END; ++number)
        if (!is_n_position[number])
            mark_those_that_move_to(number, is_n_position);
    Strings input;
    FastOutput output;
    int number;
    bool has_0_in_front;
    while (input.read(number, has_0_in_front)) {
        if (has_0_in_front || is_n_position[number])
            output.write("Yes\n");
        else
            output.write("No\n");
    }
    return 0;
}
