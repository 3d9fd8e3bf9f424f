// Shows: each question alone is right, but not after another question: a variable or an array keeps values
// Problem: hdu/1536
#include <cstring>
#include <iostream>

int k, s[100], known[10001];

int value(int pile) {
    if (known[pile] >= 0) return known[pile];
    bool seen[101] = {};
    for (int i = 0; i < k; ++i)
        if (s[i] <= pile) seen[value(pile - s[i])] = true;
    int least = 0;
    while (seen[least]) ++least;
    return known[pile] = least;
}

int main() {
    std::memset(known, -1, sizeof known);
    int positions, heaps, heap;
    while (std::cin >> k && k > 0) {
        for (int i = 0; i < k; ++i) std::cin >> s[i];
        for (std::cin >> positions; positions > 0; --positions) {
            int sum = 0;
            for (std::cin >> heaps; heaps > 0; --heaps) {
                std::cin >> heap;
                sum ^= value(heap);
            }
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
