// Luogu P7589 - Black and White Chess
// https://www.luogu.com.cn/problem/P7589
// Game:      FILL IN: positions, moves, who wins, who starts, what to print
// Idea:      FILL IN: the theorem and why it applies, with the names of the code
// Limits:    FILL IN: the bounds that the code relies on, from the statement
// Time:      FILL IN: O(...), and for what: a case, a move, ...
// Topics:    FILL IN: topics from scripts/judging/collection/forms/topics.toml
// Lesson:    FILL IN: the lesson that lists the problem, in two digits, such as 04
#include <iostream>

int main() {
    // FILL IN: a function with the rule of the game, and code that prints the answer
    return 0;
}
