// MLE: has an array of 1 GiB and touches none of it.
#include <cstdio>

static volatile char memory[1 << 30];

int main(int count, char**) {
    std::puts(memory[count] ? "memory" : "LWW\nWWL");
}
