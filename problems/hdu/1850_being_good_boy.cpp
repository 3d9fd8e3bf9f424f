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

int main() {
    FastInput input;
    FastOutput output;
    std::vector<int> heaps;
    int m;
    while (input.read(m) && m != 0) {
        heaps.clear();
        int sum = 0;
        for (int heap; m > 0; --m) {
            input.read(heap);
            sum ^= heap;
            heaps.push_back(heap);
        }
        int moves = 0;
        for (int i = 0; i < int(heaps.size()); ++i)
            if ((heaps[i] ^ sum) < heaps[i]) ++moves;
        output.write(moves);
        output.write("\n");
    }
    return 0;
}
