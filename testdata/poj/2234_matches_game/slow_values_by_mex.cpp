// TLE: finds the Grundy values of the piles by mex, in quadratic time.
// Size: shown by piles of more than 50000 matches.
#include <iostream>
#include <vector>

std::vector<int> values;

int main() {
    int m, pile;
    while (std::cin >> m) {
        int nim_sum = 0;
        for (; m > 0; --m) {
            std::cin >> pile;
            while (int(values.size()) <= pile) {
                std::vector<bool> seen(values.size() + 1);
                for (std::size_t i = 0; i < values.size(); ++i)
                    seen[values[i]] = true;
                int mex = 0;
                while (seen[mex]) ++mex;
                values.push_back(mex);
            }
            nim_sum ^= values[pile];
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
}
