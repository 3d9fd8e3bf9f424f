// Luogu P4137 - Rmq Problem / mex
// https://www.luogu.com.cn/problem/P4137
// Game:      None, but what Grundy values are made of: an array a_1..a_n of
//            integers >= 0 and m questions l, r. Printed for each: the mex of
//            a_l..a_r, the least integer >= 0 that is not among them.
// Idea:      The mex of a_l..a_r is the least v that is not in a_1..a_r, or has
//            its last place there before l. All questions are read, and those
//            that end at r are answered together, from r = n down to 1. Place i
//            counts while it is the last one of its value in a_1..a_r; the
//            answer is the least value that counts before l. When r is passed,
//            the place before it with the same value begins to count: going
//            down, these minima only fall, and a Fenwick tree keeps them.
//            Every value > n is taken as n: no mex of a range with it is n.
// Limits:    n, m <= 200000; a_i <= 200000, but every int is served
// Time:      O((n + m) log n)
// Memory:    6.4 MB: 20 bytes a number, 12 a question
// Topics:    mex
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>
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
// snippet: range_mex
struct Range {
    int l, r;  // the places l..r, counted from 0
};

// n numbers that only fall, and the least of the first ones (a Fenwick tree).
class PrefixMinima {
  public:
    explicit PrefixMinima(int n) : least_(n + 1, n) {}

    // Stops at a block that is as low already: all that it lies in are, too.
    void lower(int i, int value) {
        for (++i; i < int(least_.size()) && least_[i] > value; i += i & -i)
            least_[i] = value;
    }

    int of_first(int count) const {
        int least = least_[0];
        for (; count > 0; count &= count - 1)
            least = std::min(least, least_[count]);
        return least;
    }

  private:
    std::vector<int> least_;  // least_[i]: of the block of i & -i up to place i
};

// The mex of each of the ranges of a.
inline std::vector<int> range_mex(const std::vector<int>& a,
                                  const std::vector<Range>& ranges) {
    const int n = int(a.size());
    // The place of the same value before each place, and its last; -1: none.
    // A mex is <= n, and < n if a number of the range is >= n: all those are n.
    std::vector<int> before(n), last(n + 1, -1);
    for (int i = 0; i < n; ++i) {
        assert(a[i] >= 0);
        before[i] = last[std::min(a[i], n)];
        last[std::min(a[i], n)] = i;
    }
    // asked[r]: a range that ends at r; mex[i]: until it is known, another one
    // that ends where the range i does; -1: none.
    std::vector<int> asked(n, -1), mex(ranges.size());
    for (int i = 0; i < int(ranges.size()); ++i) {
        const int l = ranges[i].l, r = ranges[i].r;
        assert(0 <= l && l <= r && r < n);
        mex[i] = asked[r];
        asked[r] = i;
    }
    PrefixMinima values(n);  // of the places that count
    int absent = 0;          // the least value that is not in a[0..r]
    for (; last[absent] >= 0; ++absent) values.lower(last[absent], absent);
    for (int r = n - 1; r >= 0; --r) {
        for (int i = asked[r], next; i >= 0; i = next) {
            next = mex[i];
            mex[i] = std::min(absent, values.of_first(ranges[i].l));
        }
        if (a[r] > absent) continue;  // no mex any more
        if (before[r] < 0)
            absent = a[r];
        else
            values.lower(before[r], a[r]);
    }
    return mex;
}
// end snippet

int main() {
    FastInput input;
    FastOutput output;
    int n, questions;
    input.read(n);
    input.read(questions);
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) input.read(a[i]);
    std::vector<Range> ranges(questions);
    for (int i = 0; i < questions; ++i) {
        input.read(ranges[i].l);
        input.read(ranges[i].r);
        --ranges[i].l;
        --ranges[i].r;
    }
    const std::vector<int> mexes = range_mex(a, ranges);
    for (int i = 0; i < questions; ++i) {
        output.write(mexes[i]);
        output.write("\n");
    }
    return 0;
}
