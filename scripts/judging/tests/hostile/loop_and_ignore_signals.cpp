// TLE: loops forever and ignores every signal that can be ignored.
#include <csignal>

int main() {
    for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_IGN);
    for (volatile int i = 0;; i = i + 1) {
    }
}
