// TLE: goes through all piles up to n.
#include <cstdio>
#include <cstring>

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool before = true, won = alice;
        for (int i = 0; i < n; i++) {
            bool next = !before || !won;
            before = won;
            won = next;
        }
        std::printf("Case %d: %s\n", test, alice == won ? "Alice" : "Bob");
    }
}
