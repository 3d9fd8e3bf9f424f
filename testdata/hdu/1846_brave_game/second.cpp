// One table for each m, filled upwards: a pile is lost iff the last lost pile
// before it is more than m stones smaller.
#include <iostream>

int main() {
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        int last_lost = 0;
        for (int pile = 1; pile <= n; ++pile)
            if (pile - last_lost > m) last_lost = pile;
        std::cout << (last_lost == n ? "second\n" : "first\n");
    }
}
