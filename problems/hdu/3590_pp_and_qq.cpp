// HDU 3590 - PP and QQ
// https://acm.hdu.edu.cn/showproblem.php?pid=3590
// Game:      Several trees with roots 1. A move cuts one edge, and all that is
//            then cut off from its root falls. The player who cuts the last
//            edge loses; PP moves first. Print the winner, PP or QQ.
// Idea:      Misere Green Hackenbush. The parts are branches, each an edge at a
//            root with all above it. By the colon principle a branch to c is
//            worth g(c) + 1, where g(v) is the xor of g(c) + 1 over the
//            children c of v (HDU 3094). A branch is worth 1 or more, so the
//            rule of misere Nim holds (lesson 9). PP loses iff some branch is
//            worth more than 1 and the xor is 0, or none is and the xor is 1.
//                branches  none  1   1 1  1 1 1  2   2 2  2 2 1  2 3 1
//                winner    PP    QQ  PP   QQ     PP  QQ   PP     QQ
// Limits:    1 <= N < 100 trees, 1 <= m < 100 vertices, 1 <= a, b < 100
// Time:      O(m) per tree
// Beware:    wrong_whole_trees.cpp: a tree may not replace its branches.
// Topics:    green-hackenbush, misere-nim
// Lesson:    12
#include <algorithm>
#include <iostream>
#include <vector>

typedef std::vector<std::vector<int> > Tree;

// The Grundy value of what grows from v, which is next above `below`.
int value(const Tree& neighbours, int v, int below) {
    int nim_sum = 0;
    for (int i = 0; i < int(neighbours[v].size()); ++i) {
        const int c = neighbours[v][i];
        if (c != below) nim_sum ^= value(neighbours, c, v) + 1;
    }
    return nim_sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, a, b;
    while (std::cin >> n) {
        int nim_sum = 0, largest_branch = 0;
        for (; n > 0; --n) {
            std::cin >> m;
            Tree neighbours(m + 1);
            for (int i = 1; i < m; ++i) {
                std::cin >> a >> b;
                neighbours[a].push_back(b);
                neighbours[b].push_back(a);
            }
            for (int i = 0; i < int(neighbours[1].size()); ++i) {
                const int c = neighbours[1][i];
                const int branch = value(neighbours, c, 1) + 1;
                nim_sum ^= branch;
                largest_branch = std::max(largest_branch, branch);
            }
        }
        const bool first_player_wins = nim_sum != (largest_branch > 1 ? 0 : 1);
        std::cout << (first_player_wins ? "PP\n" : "QQ\n");
    }
    return 0;
}
