// Fast input: non-negative integers from standard input through one buffer.
//
// Given:     decimal integers with anything but digits between them; blanks,
//            empty lines and \r\n are all alike.
// Computes:  the integers in their order, and whether there is one more.
// Use:       int n; while (input.read(n)) ...
// Not for:   negative numbers, words, a mix with std::cin or std::scanf.
// Requires:  each integer fits the type it is read into; one FastInput for the
//            whole input, since it reads ahead, from its beginning on.
// Time:      O(1) per byte
// Memory:    64 KiB, inside the object
// Standard:  C++98
// Source:    the C standard library's fread
#pragma once

#include <cstdio>

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
