// AC: tries to become a shell that answers in its place.
#include <unistd.h>

#include <cstdio>

int main(int count, char**) {
    if (count > 1) return std::puts("became itself"), 0;
    const char* command = "echo became a shell";
    execl("/bin/sh", "sh", "-c", command, nullptr);
    execl("/usr/bin/env", "env", "sh", "-c", command, nullptr);
    execl("/proc/self/exe", "sh", "again", nullptr);
    std::puts("LWW\nWWL");
}
