// WA: plays for the last marble if Alice starts, and not if Bob starts.
#include <cstdio>
#include <cstring>

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool lost = n % 3 == (alice ? 0 : 1);
        std::printf("Case %d: %s\n", test, alice != lost ? "Alice" : "Bob");
    }
}
