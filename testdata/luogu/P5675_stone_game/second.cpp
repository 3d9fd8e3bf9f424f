// By a basis of the other piles: each nim-sum of some of them belongs to the
// same number of sets, 2 to the power of the piles that are not in the basis.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    constexpr long long MODULUS = 1000000007;
    int n;
    std::scanf("%d", &n);
    std::vector<int> piles(n);
    for (int& pile : piles) std::scanf("%d", &pile);
    long long lost = 0;
    for (int named = 0; named < n; ++named) {
        std::vector<int> basis, sums = {0};
        long long sets = 1;  // for each nim-sum
        for (int i = 0; i < n; ++i) {
            if (i == named) continue;
            int rest = piles[i];
            for (const int part : basis) rest = std::min(rest, rest ^ part);
            if (rest == 0) {
                sets = sets * 2 % MODULUS;
                continue;
            }
            basis.push_back(rest);
            for (int k = int(sums.size()) - 1; k >= 0; --k)
                sums.push_back(sums[k] ^ rest);
        }
        for (const int sum : sums)
            if (sum >= piles[named]) lost += sets;
    }
    std::printf("%lld\n", lost % MODULUS);
}
