// RE: answers right and ends with exit code 3.
#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    return 3;
}
