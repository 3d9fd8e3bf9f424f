// Folds in another order, and then plays the game move by move. The greatest
// pile is folded first: the piles are a linked list, and a heap finds the next
// one. Then a heap has the piles that can be taken and that a player wants to
// take. The player to move takes the greatest one. If there is none, he has to
// take a pile next to a pile that is not smaller.
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

using Heap = std::priority_queue<std::pair<long long, int>>;

struct Piles {
    explicit Piles(int n) : value(n + 2), before(n + 2), after(n + 2) {}

    bool is_inside(int i) const { return before[i] > 0 && after[i] > 0; }

    bool is_peak(int i) const {
        return is_inside(i) && value[i] >= value[before[i]] &&
               value[i] >= value[after[i]];
    }

    // Replaces a peak and its neighbours by one pile.
    void fold(int i) {
        const int left = before[i], right = after[i];
        value[i] = value[left] - value[i] + value[right];
        is_gone[left] = is_gone[right] = true;
        before[i] = before[left];
        after[i] = after[right];
        if (before[i] > 0) after[before[i]] = i;
        if (after[i] > 0) before[after[i]] = i;
    }

    std::vector<long long> value;
    std::vector<int> before, after;  // the neighbours in the piece, 0: none
    std::vector<bool> is_gone = std::vector<bool>(value.size());
};

int main() {
    int n;
    std::scanf("%d", &n);
    Piles piles(n);
    long long sum = 0;
    for (int i = 1; i <= n; ++i) {
        std::scanf("%lld", &piles.value[i]);
        sum += piles.value[i];
    }
    const auto is_pile = [&](int i) {
        return i >= 1 && i <= n && piles.value[i] > 0;
    };
    int first_zero = 1, last_zero = n;
    while (is_pile(first_zero)) ++first_zero;
    while (is_pile(last_zero)) --last_zero;
    for (int i = 1; i <= n; ++i) {
        piles.is_gone[i] = !is_pile(i);
        piles.before[i] = is_pile(i - 1) ? i - 1 : 0;
        piles.after[i] = is_pile(i + 1) ? i + 1 : 0;
    }

    Heap peaks;
    for (int i = 1; i <= n; ++i)
        if (is_pile(i) && piles.is_peak(i)) peaks.emplace(piles.value[i], i);
    while (!peaks.empty()) {
        const auto [value, i] = peaks.top();
        peaks.pop();
        if (piles.is_gone[i] || piles.value[i] != value || !piles.is_peak(i))
            continue;
        piles.fold(i);
        for (const int j : {piles.before[i], i, piles.after[i]})
            if (j > 0 && piles.is_peak(j)) peaks.emplace(piles.value[j], j);
    }

    Heap wanted;
    std::vector<int> unwanted;
    std::vector<int> lengths(2);  // of the pieces at the two ends of the row
    for (int i = 1; i < first_zero; ++i) lengths[0] += !piles.is_gone[i];
    for (int i = last_zero + 1; i <= n; ++i) lengths[1] += !piles.is_gone[i];
    // Pile i can be taken from now on.
    const auto open = [&](int i) {
        if (i == 0 || piles.is_gone[i]) return;
        if (i > first_zero && i < last_zero) {
            wanted.emplace(piles.value[i], i);
            return;
        }
        const bool is_right = i > last_zero;
        const int next = is_right ? piles.after[i] : piles.before[i];
        if (lengths[is_right] % 2 == 0 && piles.value[i] <= piles.value[next])
            unwanted.push_back(i);
        else
            wanted.emplace(piles.value[i], i);
    };
    for (int i = 1; i <= n; ++i) {
        if (piles.is_gone[i]) continue;
        const bool is_open_left = piles.before[i] == 0 && i > first_zero;
        const bool is_open_right = piles.after[i] == 0 && i < last_zero;
        if (is_open_left || is_open_right) open(i);
    }
    long long scores[2] = {};
    for (int player = 0;; player = 1 - player) {
        while (!wanted.empty() && piles.is_gone[wanted.top().second])
            wanted.pop();
        if (wanted.empty() && unwanted.empty()) break;
        int i;
        if (wanted.empty()) {
            i = unwanted.back();
            unwanted.pop_back();
        } else {
            i = wanted.top().second;
            wanted.pop();
        }
        scores[player] += piles.value[i];
        piles.is_gone[i] = true;
        if (i < first_zero) --lengths[0];
        if (i > last_zero) --lengths[1];
        const int left = piles.before[i], right = piles.after[i];
        if (left > 0) piles.after[left] = 0;
        if (right > 0) piles.before[right] = 0;
        if (i > first_zero) open(right);
        if (i < last_zero) open(left);
    }
    const long long lead = scores[0] - scores[1];
    std::printf("%lld %lld\n", (sum + lead) / 2, (sum - lead) / 2);
}
