// ILE: sleeps forever and ignores SIGTERM and all other signals that it can.
#include <unistd.h>

#include <csignal>

int main() {
    for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_IGN);
    while (true) sleep(1000);
}
