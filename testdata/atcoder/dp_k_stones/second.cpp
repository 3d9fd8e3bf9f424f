// Finds the lost piles in increasing order: the next one is the least pile
// without a move to an earlier lost pile. Each lost pile marks the piles with a
// move to it.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(n);
    for (int& a : moves) std::cin >> a;
    std::vector<bool> is_won(k + 1);
    int lost = 0;  // the last one found
    while (lost < k) {
        for (const int a : moves)
            if (a <= k - lost) is_won[lost + a] = true;
        do ++lost;
        while (lost <= k && is_won[lost]);
    }
    std::cout << (lost == k ? "Second\n" : "First\n");
}
