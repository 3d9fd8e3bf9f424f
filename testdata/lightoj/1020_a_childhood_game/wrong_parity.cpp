// WA: the answers repeat after 3 marbles, not after 2.
#include <cstdio>
#include <cstring>

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool lost = n % 2 == (alice ? 1 : 0);
        std::printf("Case %d: %s\n", test, alice != lost ? "Alice" : "Bob");
    }
}
