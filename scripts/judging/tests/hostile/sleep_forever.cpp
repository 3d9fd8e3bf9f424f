// ILE: sleeps forever.
#include <unistd.h>

int main() {
    while (true) pause();
}
