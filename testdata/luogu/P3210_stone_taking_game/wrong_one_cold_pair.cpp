// WA: sets at most one pair aside at each end.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

void append(std::vector<long long>& piece, long long pile) {
    piece.push_back(pile);
    for (std::size_t k = piece.size();
         k >= 3 && piece[k - 2] >= piece[k - 3] && piece[k - 2] >= piece[k - 1];
         k -= 2) {
        piece[k - 3] += piece[k - 1] - piece[k - 2];
        piece.resize(k - 2);
    }
}

long long take_cold_pairs(std::vector<long long>& piece) {
    long long cold = 0;
    const std::size_t k = piece.size();
    if (k >= 2 && piece[k - 1] >= piece[k - 2]) {
        cold += piece[k - 1] - piece[k - 2];
        piece.resize(k - 2);
    }
    return cold;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    std::cin >> n;
    std::vector<long long> hot, piece;
    long long sum = 0, cold = 0;
    bool is_first = true;
    for (int i = 0; i <= n; ++i) {
        long long pile = 0;
        if (i < n) std::cin >> pile;
        sum += pile;
        if (pile > 0) {
            append(piece, pile);
            continue;
        }
        if (is_first) std::reverse(piece.begin(), piece.end());
        if (is_first || i == n) cold += take_cold_pairs(piece);
        hot.insert(hot.end(), piece.begin(), piece.end());
        piece.clear();
        is_first = false;
    }
    std::sort(hot.begin(), hot.end(), std::greater<long long>());
    long long lead = 0;
    int sign = 1;
    for (std::size_t i = 0; i < hot.size(); ++i) {
        lead += sign * hot[i];
        sign = -sign;
    }
    lead -= sign * cold;
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
    return 0;
}
