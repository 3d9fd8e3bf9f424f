// Computes the values of the border as the mex over the runs of neighbours that
// end at a coin. The value of any other coin is the least power of two above
// all values to its upper left. Sums of 256 bits.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <set>
#include <string>
#include <vector>

const int SIDE = 100;

int main() {
    std::vector<int> row = {0};  // values from place 1 on
    while (static_cast<int>(row.size()) <= SIDE) {
        std::set<int> options = {0};
        int sum = 0;
        for (std::size_t place = row.size() - 1; place > 0; --place)
            options.insert(sum ^= row[place]);
        int mex = 0;
        for (const int option : options) mex += option == mex;
        row.push_back(mex);
    }
    std::vector<std::vector<int>> place_of(SIDE + 1,
                                           std::vector<int>(SIDE + 1));
    std::vector<std::vector<int>> most = place_of;  // to the upper left
    for (int i = 1; i <= SIDE; ++i)
        for (int j = 1; j <= SIDE; ++j) {
            const int before = std::max(most[i - 1][j], most[i][j - 1]);
            if (i > 1 && j > 1)
                place_of[i][j] = before + 1;
            else
                while (1 << place_of[i][j] < row[i * j]) ++place_of[i][j];
            most[i][j] = std::max(before, place_of[i][j]);
        }
    int games, n, m;
    std::cin >> games;
    while (games-- > 0) {
        std::cin >> n >> m;
        std::bitset<256> sum;
        for (int i = 1; i <= n; ++i) {
            std::string coins;
            std::cin >> coins;
            for (int j = 1; j <= m; ++j)
                if (coins[j - 1] == 'T') sum.flip(place_of[i][j]);
        }
        std::cout << (sum.none() ? "=_=" : "-_-") << '\n';
    }
}
