// Follows the forced moves. If the numbers are equal or the larger one is at
// least twice the smaller one, the player to move wins: he can leave (b, r) or
// force the opponent to leave it (strategy stealing). Otherwise there is only
// one move.
#include <cstdio>
#include <utility>

int main() {
    int cases, a, b;
    std::scanf("%d", &cases);
    while (cases-- && std::scanf("%d %d", &a, &b) == 2) {
        if (a < b) std::swap(a, b);
        bool stan_moves = true;
        for (; a != b && a - b < b; stan_moves = !stan_moves) {
            a -= b;
            std::swap(a, b);
        }
        std::puts(stan_moves ? "Stan wins" : "Ollie wins");
    }
}
