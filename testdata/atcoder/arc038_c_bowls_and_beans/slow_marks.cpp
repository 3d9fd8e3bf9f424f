// TLE: marks all values of the range, in O(N^2) steps.
// Size: shown by more than 60000 bowls that reach all bowls before them.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, c, beans, sum = 0;
    std::cin >> n;
    std::vector<int> value(n), seen_from(n + 1);
    for (int bowl = 1; bowl < n; ++bowl) {
        std::cin >> c >> beans;
        for (int to = bowl - c; to < bowl; ++to) seen_from[value[to]] = bowl;
        while (seen_from[value[bowl]] == bowl) ++value[bowl];
        if (beans % 2 == 1) sum ^= value[bowl];
    }
    std::cout << (sum != 0 ? "First\n" : "Second\n");
}
