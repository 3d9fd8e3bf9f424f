// MLE: reserves 1 GiB and touches none of it.
#include <cstdio>
#include <cstdlib>

int main() {
    char* volatile memory = static_cast<char*>(std::malloc(1 << 30));
    if (memory) std::puts("LWW\nWWL");
}
