// WA: treats a leaf as a place where nobody can lose.
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
        for (int to : next_of[v])
            if (to) {
                if (!win[to]) win[v] = true;
                if (!lose[to]) lose[v] = true;
            }
    }
    bool first = win[0] && (lose[0] || k % 2 == 1);
    std::cout << (first ? "First\n" : "Second\n");
}
