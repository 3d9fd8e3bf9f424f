// Computes the remoteness of small rooms by its definition: 1 + the least even
// remoteness of an option, or 1 + the greatest odd one. For larger rooms it
// tries divisions, from the largest number down, to find the prime that John
// removes.
#include <algorithm>
#include <iostream>
#include <vector>

constexpr int SMALL = 3000;

std::vector<int> divisors;  // the primes that have to be tried

bool may_be_removed(int cows) {
    for (const int p : divisors) {
        if (p > cows / p) break;
        if (cows % p == 0) return false;
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    for (int p = 2; p * p <= 5000000; ++p)
        if (may_be_removed(p)) divisors.push_back(p);
    std::vector<int> removed, remoteness(SMALL + 1);
    for (int cows = 1; cows <= SMALL; ++cows) {
        if (may_be_removed(cows)) removed.push_back(cows);
        int even = SMALL, odd = 0;
        for (const int number : removed) {
            const int option = remoteness[cows - number];
            if (option % 2 == 0)
                even = std::min(even, option);
            else
                odd = std::max(odd, option);
        }
        remoteness[cows] = 1 + (even < SMALL ? even : odd);
    }
    const auto moves_in = [&](int cows) {
        if (cows <= SMALL) return remoteness[cows];
        if (cows % 2 == 0) return cows / 4 * 2 + cows % 4 / 2;  // 2 each time
        int number = cows;
        while (!may_be_removed(number)) number -= 4;
        return 1 + (cows - number) / 2;
    };
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> moves(n);
        for (int& number : moves) {
            int cows;
            std::cin >> cows;
            number = moves_in(cows);
        }
        const int first = *std::min_element(
            moves.begin(), moves.end(),
            [](int a, int b) { return a / 2 < b / 2; });  // whole rounds
        std::cout << (first % 2 == 1 ? "Farmer John\n" : "Farmer Nhoj\n");
    }
}
