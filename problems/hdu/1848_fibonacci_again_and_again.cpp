// HDU 1848 - Fibonacci again and again
// https://acm.hdu.edu.cn/showproblem.php?pid=1848
// Game:      Three piles of m, n and p stones. A move takes f stones from one
//            pile, where f is one of 1, 2, 3, 5, 8, ... and at most the pile.
//            Whoever takes the last stone wins; Fibo moves first, then Nacci.
//            For each position: the name of the winner, Fibo or Nacci.
// Idea:      Each pile is a subtraction game of its own and a move is made in
//            one of them, so the position is their sum (Sprague-Grundy):
//            g(x) = mex{ g(x - f) : f a Fibonacci number, 1 <= f <= x }, and
//            Fibo wins iff g(m) xor g(n) xor g(p) is not 0.
// Limits:    piles <= 1000
// Time:      O(1000 * 15) once, then O(1) per position
// Topics:    sprague-grundy, subtraction-game
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
// snippet: subtraction_game
// Grundy values of piles 0..max_pile; a value is at most |subtraction_set|.
inline std::vector<int> subtraction_game_values(
    int max_pile, std::vector<int> subtraction_set) {
    assert(max_pile >= 0);
    std::sort(subtraction_set.begin(), subtraction_set.end());
    assert(subtraction_set.empty() || subtraction_set[0] >= 1);
    const int moves = int(subtraction_set.size());
    std::vector<int> grundy(max_pile + 1);
    // seen_from[v]: the last pile with an option of value v, at first none.
    std::vector<int> seen_from(moves + 1, -1);
    int legal = 0;  // how many moves the pile allows
    for (int pile = 0; pile <= max_pile; ++pile) {
        while (legal < moves && subtraction_set[legal] <= pile) ++legal;
        for (int i = 0; i < legal; ++i)
            seen_from[grundy[pile - subtraction_set[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    return grundy;
}
// end snippet

int main() {
    const int MAX_PILE = 1000;
    const int FIBONACCI[] = {1,  2,  3,   5,   8,   13,  21, 34,
                             55, 89, 144, 233, 377, 610, 987};
    const std::vector<int> grundy = subtraction_game_values(
        MAX_PILE, std::vector<int>(FIBONACCI, FIBONACCI + 15));
    FastInput input;
    FastOutput output;
    int m, n, p;
    while (input.read(m) && input.read(n) && input.read(p) && m + n + p > 0) {
        if (grundy[m] ^ grundy[n] ^ grundy[p])
            output.write("Fibo\n");
        else
            output.write("Nacci\n");
    }
    return 0;
}
