// WA: treats the values as equal only if both are 0.
#include <iostream>
#include <vector>

const long long MODULUS = 1000000007;
const int TOKENS = 3;  // the bits of vertices 1 and 2

int bits(int set) {
    int count = 0;
    for (; set > 0; set &= set - 1) ++count;
    return count;
}

int main() {
    int n, m, x, y;
    std::cin >> n >> m;
    std::vector<int> to(n, 0);  // vertex v is bit v - 1
    long long all_sets = 1;
    for (int edge = 0; edge < m; ++edge) {
        std::cin >> x >> y;
        to[x - 1] |= 1 << (y - 1);
        all_sets = all_sets * 2 % MODULUS;
    }
    const int all = (1 << n) - 1;
    std::vector<int> ways(all + 1, 1);  // to keep edges into a set
    std::vector<long long> equal(all + 1, 0);
    for (int set = 0; set <= all; ++set) ways[set] = 1 << bits(set);
    for (int set = TOKENS; set <= all; ++set) {
        if ((set & TOKENS) != TOKENS) continue;
        for (int zero = set; zero > 0; zero = (zero - 1) & set) {
            const int rest = set ^ zero;
            const bool are_zero = (zero & TOKENS) == TOKENS;
            if (!are_zero && (zero & TOKENS) != 0) continue;
            long long sum = are_zero ? 1 : 0;
            for (int v = 0; v < n; ++v)
                if (zero >> v & 1) {
                    sum = sum * ways[to[v] & rest] % MODULUS;
                } else if (rest >> v & 1) {
                    sum = sum * (ways[to[v] & zero] - 1) % MODULUS;
                    if (are_zero) sum = sum * ways[to[v] & rest] % MODULUS;
                }
            equal[set] += sum;
        }
        equal[set] %= MODULUS;
    }
    std::cout << (all_sets - equal[all] + MODULUS) % MODULUS << '\n';
    return 0;
}
