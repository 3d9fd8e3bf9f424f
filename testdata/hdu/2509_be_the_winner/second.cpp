// Genus theory (Winning Ways, chapter 13): for each size of a group, computes
// the mex of its options under normal play and under misere play. The moves are
// those of the rules, splitting included. All these games are tame: they have
// the genus of a sum of Nim piles, and this gives the genus of a sum.
#include <cstdlib>
#include <iostream>
#include <set>
#include <vector>

// The Grundy values under normal and under misere play.
struct Genus {
    int normal, misere;
};

// Fickle games act like single stones, firm ones like larger piles.
bool is_fickle(Genus genus) { return genus.normal + genus.misere == 1; }

Genus sum(Genus a, Genus b) {
    const int normal = a.normal ^ b.normal;
    const bool fickle = is_fickle(a) && is_fickle(b);
    return {normal, fickle ? 1 - normal : normal};
}

int mex(const std::set<int>& values) {
    int least = 0;
    while (values.count(least)) ++least;
    return least;
}

// The genus of every group, from its options: the parts left of a row.
std::vector<Genus> genera(int max_group) {
    std::vector<Genus> genus = {{0, 1}};
    for (int group = 1; group <= max_group; ++group) {
        std::set<int> normal, misere;
        for (int left = 0; left < group; ++left)
            for (int right = 0; left + right < group; ++right) {
                const Genus option = sum(genus[left], genus[right]);
                normal.insert(option.normal);
                misere.insert(option.misere);
            }
        genus.push_back({mex(normal), mex(misere)});
        const Genus last = genus.back();
        if (!is_fickle(last) && last.normal != last.misere) std::abort();
    }
    return genus;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<Genus> genus = genera(100);
    for (int n, group; std::cin >> n;) {
        Genus position = genus[0];
        for (; n > 0; --n) {
            std::cin >> group;
            position = sum(position, genus[group]);
        }
        std::cout << (position.misere != 0 ? "Yes\n" : "No\n");
    }
}
