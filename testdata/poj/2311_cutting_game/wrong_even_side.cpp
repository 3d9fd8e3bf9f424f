// WA: wins only by halving an even side and a mirror.
#include <cstdio>

int main() {
    int w, h;
    while (std::scanf("%d %d", &w, &h) == 2) {
        const bool halves = (w % 2 == 0 && w >= 4) || (h % 2 == 0 && h >= 4);
        std::puts(halves ? "WIN" : "LOSE");
    }
}
