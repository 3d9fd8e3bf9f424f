// TLE: answers right, then loops forever.
#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    for (volatile int i = 0;; i = i + 1) {
    }
}
