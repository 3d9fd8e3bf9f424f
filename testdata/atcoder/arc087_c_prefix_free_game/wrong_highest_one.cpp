// WA: treats the highest binary 1 of the levels as the value.
#include <iostream>
#include <string>
#include <vector>

int child[100001][2], depth[100001], vertices = 1;

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long L;
    std::cin >> n >> L;
    while (n--) {
        std::string s;
        std::cin >> s;
        int v = 0;
        for (char c : s) {
            int& to = child[v][c - '0'];
            if (!to) {
                depth[vertices] = depth[v] + 1;
                to = vertices++;
            }
            v = to;
        }
    }
    long long sum = 0;
    for (int v = 0; v < vertices; v++)
        if (!child[v][0] != !child[v][1]) {
            long long h = L - depth[v];
            while (h & (h - 1)) h &= h - 1;
            sum ^= h;
        }
    std::cout << (sum ? "Alice\n" : "Bob\n");
}
