// HDU 3094 - A tree game
// https://acm.hdu.edu.cn/showproblem.php?pid=3094
// Game:      A tree with the root 1. A move cuts one edge, and everything that
//            is then cut off from the root falls. A player who has no edge to
//            cut loses; Alice moves first. For each tree print the winner,
//            Alice or Bob.
// Idea:      Green Hackenbush. Let g(v) be the Grundy value of what grows from
//            v. By the colon principle (lesson 12) a path of g(c) edges may
//            replace what grows from c. With the edge below c it is a path of
//            g(c) + 1 edges, a Nim pile. The branches at v are a sum, so
//                g(v) = xor of g(c) + 1 over the children c of v,
//            and Alice wins iff g of the root is not 0. An example:
//                0 0  0
//                 \|  |
//                  0  1     0 = (0 + 1) ^ (0 + 1), 1 = 0 + 1
//                   \ /
//                    3      3 = (0 + 1) ^ (1 + 1): Alice wins
// Limits:    1 <= T <= 100, 1 <= N <= 10^5, 1 <= I, J <= 10^5
// Time:      O(N) per tree, without recursion: it may be 10^5 vertices high
// Topics:    green-hackenbush
// Lesson:    12
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<std::vector<int> > near(n + 1);
        for (int i = 1; i < n; ++i) {
            std::cin >> a >> b;
            near[a].push_back(b);
            near[b].push_back(a);
        }
        std::vector<int> order(1, 1), below(n + 1), grundy(n + 1);
        for (int i = 0; i < n; ++i) {  // each vertex after the one below it
            const int v = order[i];
            for (int j = 0; j < int(near[v].size()); ++j) {
                const int c = near[v][j];
                if (c == below[v]) continue;
                below[c] = v;
                order.push_back(c);
            }
        }
        for (int i = n - 1; i > 0; --i)
            grundy[below[order[i]]] ^= grundy[order[i]] + 1;
        std::cout << (grundy[1] != 0 ? "Alice\n" : "Bob\n");
    }
    return 0;
}
