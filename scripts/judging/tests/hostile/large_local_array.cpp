// RE: has a local array of 2 MiB, twice the stack of a judge.
#include <cstdio>
#include <cstring>

int main(int count, char**) {
    volatile char memory[2 << 20];
    for (int i = 0; i < 2 << 20; i += 1024) memory[i] = char(count);
    std::puts(memory[0] ? "LWW\nWWL" : "");
}
