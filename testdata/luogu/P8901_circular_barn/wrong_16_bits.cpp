// WA: keeps the rounds in 16 bits, but a room of 5000000 cows lasts 1250000.
// Size: shown by rooms that last more than 65535 rounds.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    const int most = 5000000;
    std::vector<bool> composite(most + 1);
    for (int p = 2; p * p <= most; ++p)
        if (!composite[p])
            for (int a = p * p; a <= most; a += p) composite[a] = true;
    std::vector<unsigned short> rounds(most + 1);
    for (int a = 4; a <= most; ++a)
        if (composite[a]) rounds[a] = rounds[a - 4] + 1;
    int t, n, a;
    for (std::cin >> t; t > 0; --t) {
        int least = most;
        bool john = false;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> a;
            if (rounds[a] < least) {
                least = rounds[a];
                john = a % 4 != 0;
            }
        }
        std::cout << (john ? "Farmer John\n" : "Farmer Nhoj\n");
    }
}
