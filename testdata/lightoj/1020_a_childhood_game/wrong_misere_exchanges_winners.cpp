// WA: exchanges the winners of normal play to get those of misere play.
#include <cstdio>
#include <cstring>

int main() {
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool lost = (n % 3 == 0) != alice;
        std::printf("Case %d: %s\n", test, alice != lost ? "Alice" : "Bob");
    }
}
