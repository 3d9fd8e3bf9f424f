// TLE: answers right, then loops for ever.
#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    for (volatile int i = 0;; i = i + 1) {
    }
}
