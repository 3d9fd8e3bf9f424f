// RE: throws an exception whose message contains commands for a terminal.
#include <stdexcept>

int main() { throw std::runtime_error("\x1b]0;title\a\x1b[2J\xff"); }
