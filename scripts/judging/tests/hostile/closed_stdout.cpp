// WA: closes standard output before it answers.
#include <unistd.h>

#include <cstdio>

int main() {
    close(STDOUT_FILENO);
    std::puts("LWW\nWWL");
}
