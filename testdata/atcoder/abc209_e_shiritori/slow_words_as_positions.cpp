// TLE: goes from word to word, through up to N^2 pairs of words.
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> s(n);
    std::map<std::string, std::vector<int>> from, to;
    for (int i = 0; i < n; i++) {
        std::cin >> s[i];
        from[s[i].substr(0, 3)].push_back(i);
        to[s[i].substr(s[i].size() - 3)].push_back(i);
    }
    std::vector<int> deg(n), res(n);
    std::queue<int> q;
    for (int i = 0; i < n; i++) {
        deg[i] = from[s[i].substr(s[i].size() - 3)].size();
        if (deg[i] == 0) res[i] = -1, q.push(i);
    }
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : to[s[v].substr(0, 3)]) {
            if (res[u]) continue;
            if (res[v] == -1)
                res[u] = 1, q.push(u);
            else if (--deg[u] == 0)
                res[u] = -1, q.push(u);
        }
    }
    for (int i = 0; i < n; i++)
        std::cout << (res[i] == -1 ? "Takahashi"
                      : res[i]     ? "Aoki"
                                   : "Draw")
                  << '\n';
}
