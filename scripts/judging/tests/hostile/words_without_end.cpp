// WA: writes 12 MiB of short words, all on one line.
#include <cstdio>
#include <string>

int main() {
    std::string words;
    while (words.size() < 1 << 20) words += "WL ";
    for (int mib = 0; mib < 12; ++mib) std::fputs(words.c_str(), stdout);
}
