// WA: treats the levels of a free tree as its value.
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
            sum ^= L - depth[v];
        }
    std::cout << (sum ? "Alice\n" : "Bob\n");
}
