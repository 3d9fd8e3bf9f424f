// WA: makes one table for all piles, so the named pile is also an other pile.
#include <iostream>
#include <vector>

int main() {
    const int p = 1000000007;
    int n;
    std::cin >> n;
    std::vector<int> a(n), sets(256);
    for (int& pile : a) std::cin >> pile;
    sets[0] = 1;
    for (int pile : a) {
        const std::vector<int> old = sets;
        for (int x = 0; x < 256; ++x) sets[x] = (old[x] + old[x ^ pile]) % p;
    }
    long long lost = 0;
    for (int pile : a)
        for (int x = pile; x < 256; ++x) lost += sets[x];
    std::cout << lost % p << '\n';
}
