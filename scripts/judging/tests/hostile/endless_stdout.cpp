// OLE: writes to standard output forever.
#include <cstdio>
#include <string>

int main() {
    std::string answers;
    while (answers.size() < 1 << 20) answers += "LWW\nWWL\n";
    while (true) std::fputs(answers.c_str(), stdout);
}
