// TLE: the Kayles values of all rows up to a million coins, in quadratic time.
#include <iostream>
#include <vector>

int main() {
    std::vector<int> value(1, 0);
    int n;
    while (std::cin >> n && n) {
        for (int row = (int)value.size(); row < n; ++row) {
            bool seen[16] = {false};
            for (int taken = 1; taken <= 2; ++taken)
                for (int left = 0; left + taken <= row; ++left)
                    seen[value[left] ^ value[row - taken - left]] = true;
            int mex = 0;
            while (seen[mex]) ++mex;
            value.push_back(mex);
        }
        bool alice = !value[n - 1] || (n > 1 && !value[n - 2]);
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
