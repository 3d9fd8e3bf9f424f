// WA: lets a player who can only lose a game win every second match.
#include <iostream>
#include <string>
#include <vector>

int next_of[100001][26], vertices = 1;
bool win[100001], lose[100001];

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    while (n--) {
        std::string s;
        std::cin >> s;
        int v = 0;
        for (char c : s) {
            int& to = next_of[v][c - 'a'];
            if (!to) to = vertices++;
            v = to;
        }
    }
    for (int v = vertices - 1; v >= 0; v--) {
        bool leaf = true;
        for (int to : next_of[v])
            if (to) {
                leaf = false;
                if (!win[to]) win[v] = true;
                if (!lose[to]) lose[v] = true;
            }
        if (leaf) lose[v] = true;
    }
    bool first = win[0] ? lose[0] || k % 2 == 1 : lose[0] && k % 2 == 0;
    std::cout << (first ? "First\n" : "Second\n");
}
