// WA: ends a loop before the size of 100.
#include <cstdio>

int main() {
    int n, pile;
    while (std::scanf("%d", &n) == 1 && n) {
        int count[101] = {};
        while (n--) {
            std::scanf("%d", &pile);
            ++count[pile];
        }
        bool wins = false;
        for (int size = 1; size < 100; ++size)
            if (count[size] % 2) wins = true;
        std::puts(wins ? "1" : "0");
    }
}
