// TLE: looks for the next fold from the beginning of the row.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

void fold(std::vector<long long>& p) {
    for (std::size_t k = 2; k < p.size(); ++k)
        if (p[k - 1] >= p[k - 2] && p[k - 1] >= p[k]) {
            p[k - 2] += p[k] - p[k - 1];
            p.erase(p.begin() + k - 1, p.begin() + k + 1);
            k = 1;
        }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
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
            piece.push_back(pile);
            continue;
        }
        fold(piece);
        if (is_first) std::reverse(piece.begin(), piece.end());
        while ((is_first || i == n) && piece.size() >= 2) {
            const long long gain = piece.back() - piece[piece.size() - 2];
            if (gain < 0) break;
            cold += gain;
            piece.resize(piece.size() - 2);
        }
        hot.insert(hot.end(), piece.begin(), piece.end());
        piece.clear();
        is_first = false;
    }
    std::sort(hot.begin(), hot.end(), std::greater<long long>());
    long long lead = 0, sign = 1;
    for (long long pile : hot) lead += sign * pile, sign = -sign;
    lead -= sign * cold;
    std::cout << (sum + lead) / 2 << ' ' << (sum - lead) / 2 << '\n';
}
