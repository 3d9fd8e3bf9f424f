// RE: has room for 1098 bids, but M = 1, N = 1099 has 1099 winning bids.
// Size: shown by a list of 1099 bids.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int m, n;
    while (std::cin >> m >> n) {
        std::vector<int> bids(1098);
        int count = 0;
        if (m <= n)
            for (int bid = m; bid <= n; ++bid) bids.at(count++) = bid;
        else if (m % (n + 1) != 0)
            bids[count++] = m % (n + 1);
        if (count == 0) std::cout << "none\n";
        for (int i = 0; i < count; ++i)
            std::cout << bids[i] << (i + 1 < count ? ' ' : '\n');
    }
}
