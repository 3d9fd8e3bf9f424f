// ILE: stops itself and waits for somebody to continue it.
#include <csignal>

int main() {
    while (true) std::raise(SIGSTOP);
}
