// Works upwards, one weight after the other, without recursion. For each weight
// the parts of lighter pearls are known; before[level][i] is the nim-sum of the
// parts in front of pearl i. The value that a move leaves in a part is the
// nim-sum of two such numbers.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

// The values of the moves, by weight; their mex is the value of the bracelet.
std::map<int, int> moves(const std::vector<int>& pearls) {
    const int count = int(pearls.size());
    const std::set<int> weights(pearls.begin(), pearls.end());
    std::map<int, std::vector<int>> before;
    std::map<int, int> result;
    std::vector<int> now(count + 1);  // no pearl is lighter than the lightest
    for (const int weight : weights) {
        before[weight] = now;
        result[weight] = now[count];
        std::vector<int> next(count + 1);
        for (int first = 0; first < count;) {
            int end = first;
            std::set<int> values;
            while (end < count && pearls[end] <= weight) ++end;
            for (int i = first; i < end; ++i) {
                const std::vector<int>& lighter = before[pearls[i]];
                values.insert(lighter[end] ^ lighter[first]);
            }
            int mex = 0;
            while (values.count(mex) > 0) ++mex;
            for (int i = first + 1; i < end; ++i) next[i] = next[first];
            next[end] = next[first] ^ mex;
            if (end < count) next[end + 1] = next[end];
            first = end + 1;
        }
        now = next;
    }
    return result;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n, count;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<std::map<int, int>> bracelets;
        std::vector<int> grundy;
        int total = 0;
        for (int b = 0; b < n; ++b) {
            std::cin >> count;
            std::vector<int> pearls(count);
            for (int& pearl : pearls) std::cin >> pearl;
            bracelets.push_back(moves(pearls));
            std::set<int> values;
            for (const auto& move : bracelets[b]) values.insert(move.second);
            int mex = 0;
            while (values.count(mex) > 0) ++mex;
            grundy.push_back(mex);
            total ^= mex;
        }
        std::string winning;
        for (int b = 0; b < n; ++b)
            for (const auto& [weight, value] : bracelets[b])
                if ((total ^ grundy[b] ^ value) == 0)
                    winning += '(' + std::to_string(b + 1) + ' ' +
                               std::to_string(weight) + ')';
        std::cout << "Case " << test
                  << (winning.empty() ? ": Genie" : ": Aladdin\n") << winning
                  << '\n';
    }
}
