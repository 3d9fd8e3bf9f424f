// WA: asks whether the longest play has an odd number of moves.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        std::vector<int> left(n), right(n);
        for (int i = 0; i < n; i++) std::cin >> left[i] >> right[i];
        int longest[102] = {};
        for (int b = 2; b <= 100; b++) {
            longest[b] = longest[b - 1];
            for (int i = 0; i < n; i++)
                if (right[i] == b)
                    longest[b] = std::max(longest[b], longest[left[i]] + 1);
        }
        std::cout << (longest[100] % 2 == 1 ? "Alice\n" : "Bob\n");
    }
}
