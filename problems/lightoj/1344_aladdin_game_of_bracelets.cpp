// LightOJ 1344 - Aladdin and the Game of Bracelets
// https://lightoj.com/problem/aladdin-and-the-game-of-bracelets
// Game:      n bracelets, each a line of pearls with weights. A move chooses a
//            bracelet and the weight of one of its pearls, and removes from the
//            bracelet all pearls of that weight or more. Pearls that are still
//            side by side stay together, as a new bracelet. A player who cannot
//            move loses. Aladdin moves first, then the genie. For each case
//            print Genie if Aladdin loses, else Aladdin and all his winning
//            first moves (bracelet weight), by bracelet, then by weight.
// Idea:      The parts that a move leaves are a sum (Sprague-Grundy, lesson 6),
//            so the move has the xor of their values:
//                part   what moves leave, and its value         value of part
//                5 2 7  nothing: 0   2: 1   5 2: 2              3
//                2 5 2  nothing: 0   2 and 2: 1 xor 1 = 0       1
//            A first move wins iff its value and the values of the other
//            bracelets have the nim-sum 0.
// Limits:    1 <= T, n, K <= 50, 1 <= weight <= 10^5 (K pearls in a bracelet)
// Time:      O(K^3) per bracelet: at most K parts (lesson 8), K moves of each
// Topics:    sprague-grundy, splitting
// Lesson:    08
// Standard:  C++11
#include <iostream>
#include <set>
#include <vector>

struct Bracelet {
    std::vector<int> pearls;
    int known[50][51];  // the values of parts [first, end); 0: not known

    // The value of the parts that remain of [first, end) without this weight.
    int value_after(int weight, int first, int end) {
        int nim_sum = 0;
        for (int i = first; i < end; ++i) {
            const int part = i;
            while (i < end && pearls[i] < weight) ++i;
            nim_sum ^= value(part, i);
        }
        return nim_sum;
    }

    int value(int first, int end) {
        if (first == end) return 0;
        int& mex = known[first][end];
        if (mex > 0) return mex;
        bool is_option[51] = {};  // nim-sums are below the number of pearls
        for (int i = first; i < end; ++i)
            is_option[value_after(pearls[i], first, end)] = true;
        while (is_option[mex]) ++mex;
        return mex;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<Bracelet> bracelets(n);
        int nim_sum = 0;
        for (Bracelet& bracelet : bracelets) {
            std::cin >> k;
            bracelet.pearls.resize(k);
            for (int& weight : bracelet.pearls) std::cin >> weight;
            nim_sum ^= bracelet.value(0, k);
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Aladdin\n" : ": Genie\n");
        if (nim_sum == 0) continue;
        for (int b = 0; b < n; ++b) {
            Bracelet& bracelet = bracelets[b];
            k = int(bracelet.pearls.size());
            const int others = nim_sum ^ bracelet.value(0, k);
            const std::set<int> weights(bracelet.pearls.begin(),
                                        bracelet.pearls.end());
            for (const int weight : weights)
                if (bracelet.value_after(weight, 0, k) == others)
                    std::cout << '(' << b + 1 << ' ' << weight << ')';
        }
        std::cout << '\n';
    }
    return 0;
}
