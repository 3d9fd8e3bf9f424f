// Pairs the persons from the last one up. The free cells between two partners
// are a pile, and so are those above a first person who stays alone, with the
// hilltop if the king is not next. The player to move wins iff some pile is
// larger than the xor of the others: a move can reduce it to this xor.
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    while (std::scanf("%d %d", &n, &k) == 2) {
        std::vector<int> persons(n), piles;
        for (int& cell : persons) std::scanf("%d", &cell);
        while (persons.size() > 1) {
            const int lower = persons.back();
            persons.pop_back();
            piles.push_back(lower - persons.back() - 1);
            persons.pop_back();
        }
        if (!persons.empty())
            piles.push_back(k == 2 ? persons[0] - 1 : persons[0]);
        std::vector<int> after(piles.size() + 1);
        for (std::size_t i = piles.size(); i > 0; --i)
            after[i - 1] = after[i] ^ piles[i - 1];
        bool alice_wins = k == 1;
        int before = 0;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i] > (before ^ after[i + 1])) alice_wins = true;
            before ^= piles[i];
        }
        std::puts(alice_wins ? "Alice" : "Bob");
    }
}
