// Folds the row. Three neighbours x, y, z with y >= x and y >= z are worth as
// much as one number x - y + z: lesson 17 proves it. When no three neighbours
// can be folded, the row falls and then rises. So the largest number is at an
// end and is taken first, then the largest of the rest, and so on.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n, sum = 0;
    std::scanf("%d", &n);
    std::vector<int> folded;
    for (int number; n > 0 && std::scanf("%d", &number) == 1; --n) {
        sum += number;
        folded.push_back(number);
        for (std::size_t k; (k = folded.size()) >= 3 &&
                            folded[k - 2] >= folded[k - 3] &&
                            folded[k - 2] >= folded[k - 1];) {
            folded[k - 3] += folded[k - 1] - folded[k - 2];
            folded.resize(k - 2);
        }
    }
    std::sort(folded.begin(), folded.end(), std::greater<>());
    int lead = 0, sign = 1;
    for (const int number : folded) {
        lead += sign * number;
        sign = -sign;
    }
    std::printf("%d %d\n", (sum + lead) / 2, (sum - lead) / 2);
}
