// Fast output: words and non-negative integers through one buffer.
//
// Given:     words as they stand in the source, and integers, in any order.
// Computes:  standard output: they stand there in that order, with nothing
//            between them, when the object has ended.
// Use:       output.write("Case "); output.write(test); output.write("\n");
// Not for:   negative numbers; characters, which are integers here: write("x");
//            a mix with std::cout or std::printf.
// Requires:  integers >= 0; words that fit the buffer; one FastOutput for the
//            whole output.
// Time:      O(1) per word and per digit
// Memory:    64 KiB, inside the object
// Standard:  C++98
// Source:    the C standard library's fwrite
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <cstring>

// snippet: fast_output
// Collects words and non-negative integers for standard output.
class FastOutput {
  public:
    FastOutput() : size_(0) {}
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
        make_room(20);
        char *const begin = buffer_ + size_, *end = begin;
        do *end++ = char('0' + value % 10);
        while ((value /= 10) > 0);
        std::reverse(begin, end);
        size_ = end - buffer_;
    }

  private:
    void make_room(std::size_t bytes) {
        if (size_ + bytes > sizeof buffer_) flush();
    }

    void flush() {
        std::fwrite(buffer_, 1, size_, stdout);
        size_ = 0;
    }

    char buffer_[1 << 16];
    std::size_t size_;
};
// end snippet
