// ILE: answers right, closes all streams, then sleeps forever.
#include <unistd.h>

#include <cstdio>

int main() {
    std::puts("LWW\nWWL");
    std::fflush(stdout);
    for (int stream = 0; stream < 3; ++stream) close(stream);
    while (true) pause();
}
