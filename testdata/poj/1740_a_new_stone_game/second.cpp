// Counts the stones that Alice takes when she makes pairs with the largest of
// the sorted piles: she leaves in it as many as in the smallest one, or nothing
// if the number of piles is odd, and fills up every second of the others to the
// next larger one. She wins iff she takes at least one stone for this.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    while (std::cin >> n && n > 0) {
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        std::sort(piles.begin(), piles.end());
        const int unpaired = n % 2 == 0 ? 1 : 0;  // those below are not filled
        int taken = piles.back() - (unpaired == 1 ? piles.front() : 0);
        for (int i = unpaired; i + 1 < n - 1; i += 2)
            taken -= piles[i + 1] - piles[i];
        std::cout << (taken > 0 ? 1 : 0) << '\n';
    }
}
