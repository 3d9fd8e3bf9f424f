// Fast input: non-negative integers from standard input.
//
// Given:     decimal integers with anything but digits between them: spaces,
//            empty lines and \r\n are all alike.
// Computes:  the next integer, and whether there was one.
// Use:       std::ios::sync_with_stdio(false);  // first, for the speed
//            int n; while (read(n)) ...
// Not for:   negative numbers; words, which std::cin reads from where this
//            function stopped.
// Requires:  each integer fits the type it is read into. The character behind
//            an integer is read, too.
// Time:      O(1) per byte; four to five times as fast as std::cin >> n
// Standard:  C++98
// Source:    ISO/IEC 14882:1998, [lib.streambuf]
#pragma once

#include <cstdio>
#include <iostream>

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int digit = input.sbumpc() - '0';
    for (; digit < 0 || digit > 9; digit = input.sbumpc() - '0')
        if (digit == EOF - '0') return false;
    Integer n = Integer(digit);  // faster than to change number
    while ((digit = input.sbumpc() - '0') >= 0 && digit <= 9)
        n = Integer(n * 10 + Integer(digit));
    number = n;
    return true;
}
// end snippet
