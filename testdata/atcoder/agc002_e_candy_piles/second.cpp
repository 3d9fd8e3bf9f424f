// Finds the largest square of the drawing by binary search: side s is possible
// iff at least s piles have s candies or more. Theorem 5 of lesson 5 removes
// all its rows and columns but the last. The arms are then found by counting,
// without sorting: the piles of exactly s candies or more beside the square,
// and the rows of exactly s cells or more above it.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> piles;

int at_least(int candies) {
    return int(std::count_if(piles.begin(), piles.end(),
                             [=](int pile) { return pile >= candies; }));
}

// The largest number for which the condition holds. It holds for 1.
template <class Condition>
int largest(Condition holds) {
    int low = 1, high = 1000000001;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    piles.resize(n);
    for (int& pile : piles)
        if (std::scanf("%d", &pile) != 1) return 1;
    const int side = largest([](int s) { return at_least(s) >= s; });
    const int right = at_least(side) - side;
    const int up = largest([=](int h) { return at_least(h) >= side; }) - side;
    std::puts(up % 2 == 0 && right % 2 == 0 ? "Second" : "First");
}
