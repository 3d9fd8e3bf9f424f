// WA: float has 24 binary places, too few for n.
// Size: shown by more than 2^24 marbles.
#include <cmath>
#include <cstdio>
#include <cstring>

int main() {
    int tests;
    float n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%f %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        bool lost = std::fmod(n, 3.0f) == (alice ? 1 : 0);
        std::printf("Case %d: %s\n", test, alice != lost ? "Alice" : "Bob");
    }
}
