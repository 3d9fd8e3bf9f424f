// RE: answers right and ends with exit code 137.
#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    return 137;
}
