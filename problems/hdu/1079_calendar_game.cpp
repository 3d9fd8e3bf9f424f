// HDU 1079 - Calendar Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1079
// Game:      A date is moved to the next day, or to the same day of the next
//            month if there is such a date. Whoever reaches 4 November 2001
//            wins, whoever passes it loses; Adam moves first. For each date
//            from 1900 on: does Adam win?
// Idea:      Let s = month + day. The date is a P-position iff s is odd and it
//            is neither 30 September nor 30 November.
// Proof:     By induction, backwards from the target, where s = 15. A month
//            ahead, the parity of s always changes (12 becomes 1). A day ahead
//            it changes, too, except at the end of a month of even length: 28
//            February, 30 April and 30 June, where s is even, 30 September and
//            30 November, where s is odd. Call those two late.
//            - Late: the next day has s = 11 or 13, so it is a P-position.
//            - s odd, not late: every move makes s even or passes the target,
//              which loses; from the target itself, both moves do.
//            - s even: the next day, never past the target, is a P-position,
//              unless it is late or s stays even. Then the next month is one:
//              29 October, 29 December; 28 March, 30 May, 30 July; none of
//              them past the target (the last 29 November is that of 2000).
//            Leap years make no difference.
// Limits:    1 January 1900 to 4 November 2001
// Time:      O(1) per date
// Topics:    pattern
// Standard:  C++98
// Also:      POJ 1082
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

bool first_player_wins(int month, int day) {
    const bool is_late = day == 30 && (month == 9 || month == 11);
    return (month + day) % 2 == 0 || is_late;
}

int main() {
    FastInput input;
    FastOutput output;
    int dates, year, month, day;
    for (input.read(dates); dates > 0; --dates) {
        input.read(year);
        input.read(month);
        input.read(day);
        if (first_player_wins(month, day))
            output.write("YES\n");
        else
            output.write("NO\n");
    }
    return 0;
}
