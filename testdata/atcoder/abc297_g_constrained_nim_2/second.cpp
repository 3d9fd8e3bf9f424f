// For a small R: the values of the piles up to 4R by mex from the rule, and
// their period, which R equal values in a row prove. Otherwise bit by bit: bit
// b of a value is whether the rest of the pile, counted in blocks of L 2^b
// stones, has an odd number of whole blocks.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long n, least, most;
    std::cin >> n >> least >> most;
    std::vector<long long> piles(n);
    for (long long& pile : piles) std::cin >> pile;
    long long nim_sum = 0;
    if (most <= 500) {
        const int last = int(4 * most);
        std::vector<int> grundy(last + 1);
        for (int pile = 0; pile <= last; ++pile) {
            std::vector<bool> seen(last + 2);
            for (int taken = int(least); taken <= most && taken <= pile;
                 ++taken)
                seen[grundy[pile - taken]] = true;
            while (seen[grundy[pile]]) ++grundy[pile];
        }
        int period = 1;
        for (int i = 0; i < int(most); ++i)
            if (grundy[i] != grundy[i + period]) ++period, i = -1;
        for (const long long pile : piles) nim_sum ^= grundy[pile % period];
    } else {
        for (const long long pile : piles)
            for (int bit = 0; bit < 31; ++bit) {
                const long long rest = pile % (least + most);
                if ((rest / (least << bit)) % 2 == 1) nim_sum ^= 1LL << bit;
            }
    }
    std::cout << (nim_sum == 0 ? "Second\n" : "First\n");
}
