// Fast input: non-negative integers from standard input.
//
// Given:     decimal integers with anything but digits between them: spaces,
//            empty lines and \r\n are all alike.
// Computes:  the next integer, and whether there was one.
// Use:       std::ios::sync_with_stdio(false);  // first, for the speed
//            int n; while (read(n)) ...
// Not for:   negative numbers; fractions, as 3.7 is read as 3 and 7; words,
//            which std::cin reads from where this function stopped.
// Requires:  each integer fits the type it is read into, and no minus stands
//            before it: otherwise an assertion fails. The character behind an
//            integer is read, too.
// Time:      O(1) per byte; four to five times as fast as std::cin >> n
// Standard:  C++98
// Source:    ISO/IEC 14882:1998, [lib.streambuf]
#pragma once

#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet
