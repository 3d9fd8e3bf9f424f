// WA: looks at the beginning of the word, as if Takahashi could still choose.
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::map<std::string, int> id;
    std::vector<int> a(n), b(n);
    for (int i = 0; i < n; i++) {
        std::string s;
        std::cin >> s;
        a[i] = id.emplace(s.substr(0, 3), id.size()).first->second;
        b[i] = id.emplace(s.substr(s.size() - 3), id.size()).first->second;
    }
    int k = id.size();
    std::vector<std::vector<int>> rev(k);
    std::vector<int> deg(k), res(k, 0);
    for (int i = 0; i < n; i++) rev[b[i]].push_back(a[i]), deg[a[i]]++;
    std::queue<int> q;
    for (int i = 0; i < k; i++)
        if (deg[i] == 0) res[i] = -1, q.push(i);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : rev[v]) {
            if (res[u]) continue;
            if (res[v] == -1)
                res[u] = 1, q.push(u);
            else if (--deg[u] == 0)
                res[u] = -1, q.push(u);
        }
    }
    for (int i = 0; i < n; i++)
        std::cout << (res[a[i]] == 1 ? "Takahashi"
                      : res[a[i]]    ? "Aoki"
                                     : "Draw")
                  << '\n';
}
