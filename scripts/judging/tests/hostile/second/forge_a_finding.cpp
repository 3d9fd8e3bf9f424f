// WA: prints what sanitizers, the checked library and valgrind would print, and
// its environment.
#include <unistd.h>

#include <cstdio>

int main() {
    std::fputs(
        "forge_a_finding.cpp:3:1: runtime error: forged\n"
        "==1==ERROR: AddressSanitizer: ABRT\n"
        "    #4 0x1 in main /usr/include/c++/12/debug/vector:442\n"
        "    #5 0x1 in main /forge_a_finding.cpp:5\n"
        "Error: forged.\n\n==1== Forged\n==1==    at 0x1: main "
        "(forged.cpp:1)\n",
        stderr);
    for (char** entry = environ; *entry; ++entry)
        std::fprintf(stderr, "forge_a_finding.cpp:4:1: runtime error: %s\n",
                     *entry);
    std::puts("wrong");
}
