// AC: tries to become a shell that answers in its place.
#include <unistd.h>

#include <cstdio>

int main() {
    const char* command = "echo became a shell";
    execl("/bin/sh", "sh", "-c", command, nullptr);
    execl("/usr/bin/env", "env", "sh", "-c", command, nullptr);
    execl("/proc/self/exe", "sh", nullptr);
    std::puts("LWW\nWWL");
}
