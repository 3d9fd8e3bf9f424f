// ILE: sleeps for ever.
#include <unistd.h>

int main() {
    while (true) pause();
}
