// Folds the row in O(N log N). Three neighbours x, y, z with y >= x and y >= z
// are worth as much as one number x - y + z: lesson 17 proves it. When no three
// neighbours can be folded, the row falls and then rises. So the largest number
// is at an end and is taken first, then the largest of the rest, and so on.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<long long> folded;
    for (long long number; n > 0 && std::cin >> number; --n) {
        folded.push_back(number);
        for (std::size_t k; (k = folded.size()) >= 3 &&
                            folded[k - 2] >= folded[k - 3] &&
                            folded[k - 2] >= folded[k - 1];) {
            folded[k - 3] += folded[k - 1] - folded[k - 2];
            folded.resize(k - 2);
        }
    }
    std::sort(folded.begin(), folded.end(), std::greater<>());
    long long score = 0;
    for (std::size_t i = 0; i < folded.size(); ++i)
        score += i % 2 ? -folded[i] : folded[i];
    std::cout << score << '\n';
}
