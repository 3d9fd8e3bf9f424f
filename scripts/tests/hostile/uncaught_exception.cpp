// RE: throws what nobody catches, with a message that a terminal would obey.
#include <stdexcept>

int main() { throw std::runtime_error("\x1b]0;title\a\x1b[2J\xff"); }
