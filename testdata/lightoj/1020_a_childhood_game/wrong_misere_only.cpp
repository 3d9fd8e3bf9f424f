// WA: the player who takes the last marble loses in both games.
#include <cstdio>
#include <cstring>

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool lost = n % 3 == 1;
        std::printf("Case %d: %s\n", test, alice != lost ? "Alice" : "Bob");
    }
}
