// OLE: answers right, followed by 100 MiB of spaces.
#include <cstdio>
#include <string>

int main() {
    std::puts("LWW\nWWL");
    const std::string blanks(1 << 20, ' ');
    for (int mib = 0; mib < 100; ++mib) std::fputs(blanks.c_str(), stdout);
}
