// RE: answers right and ends with exit code 1.
#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    return 1;
}
