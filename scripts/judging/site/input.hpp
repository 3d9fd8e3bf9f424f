// input: tells a page how the reading of an input ended. It stands before an
// oracle that is compiled for a page.
//
// With INPUT_END in the environment, the standard error ends with a line
//     input: bad     something else stood where a number was expected
//     input: short   it ended where more was expected, or is read to its end
//     input: left    something is left over
//     input: read    all was read
// What ends in the middle, as by play::decline, has not read on.
#ifndef SCRIPTS_JUDGING_SITE_INPUT_HPP_
#define SCRIPTS_JUDGING_SITE_INPUT_HPP_

#include <cstdlib>
#include <iostream>

inline const struct InputEnd {
    ~InputEnd() {
        if (!std::getenv("INPUT_END")) return;
        const char* end = "read";
        if (std::cin.fail())
            end = std::cin.eof() ? "short" : "bad";
        else if (!(std::cin >> std::ws).eof())
            end = "left";
        std::cerr << "input: " << end << '\n';
    }
} input_end;

#endif  // SCRIPTS_JUDGING_SITE_INPUT_HPP_
