// RE: makes a table for 10^6 marbles; n can be larger.
// Size: shown by more than 10^6 marbles.
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <vector>

int main() {
    std::vector<bool> won[2];
    for (int misere = 0; misere < 2; misere++) {
        won[misere].assign(1000001, misere == 1);
        for (int i = 1; i <= 1000000; i++)
            won[misere][i] =
                !won[misere][i - 1] || (i > 1 && !won[misere][i - 2]);
    }
    int tests, n;
    char name[9];
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d %8s", &n, name);
        bool alice = std::strcmp(name, "Alice") == 0;
        std::printf("Case %d: %s\n", test,
                    alice == won[alice].at(n) ? "Alice" : "Bob");
    }
}
