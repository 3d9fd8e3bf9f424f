// Fast input: non-negative integers from standard input through one buffer.
//
// Given:     decimal integers with anything but digits between them; blanks,
//            empty lines and \r\n are all alike.
// Computes:  the integers in their order, and whether there is one more.
// Use:       int n; while (input.read(n)) ...
// Not for:   negative numbers, words, a mix with std::cin or std::scanf.
// Requires:  each integer fits the type it is read into; one FastInput for the
//            whole input, since it reads ahead.
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
    FastInput() : at_(buffer_), end_(buffer_) {}

    // The next integer of the input; 0 and false at its end.
    template <class Integer>
    bool read(Integer& value) {
        value = 0;
        int c = next();
        for (; c < '0' || c > '9'; c = next())
            if (c == EOF) return false;
        for (; '0' <= c && c <= '9'; c = next())
            value = Integer(value * 10 + Integer(c - '0'));
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
// end snippet
