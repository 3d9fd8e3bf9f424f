// WA: lets Alice lose if there are equally many cells of both colours.
#include <iostream>
#include <string>
#include <vector>

std::vector<int> values(int most) {
    std::vector<int> grundy(most + 1);
    for (int length = 2; length <= most; ++length) {
        std::vector<bool> seen(64);
        for (int a = 0; a <= length - 2; ++a)
            seen[grundy[a] ^ grundy[length - 2 - a]] = true;
        while (seen[grundy[length]]) ++grundy[length];
    }
    return grundy;
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> grundy = values(86);
    int tests, n;
    std::string row;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> row;
        int lead = 0, nim_sum = 0;
        for (int i = 0, length = 0; i < n; ++i) {
            lead += row[i] == 'R' ? 1 : -1;
            ++length;
            if (i + 1 < n && row[i] != row[i + 1]) continue;
            if (length >= 53) length = 53 + (length - 53) % 34;
            nim_sum ^= grundy[length];
            length = 0;
        }
        std::cout << (lead > 0 ? "Alice\n" : "Bob\n");
    }
}
