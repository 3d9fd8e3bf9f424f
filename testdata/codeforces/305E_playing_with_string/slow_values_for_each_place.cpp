// TLE: computes the values again for each place.
#include <cstdio>
#include <cstring>
#include <vector>

char t[5002];
int g[5002];

int pos(int x) { return x > 0 ? x : 0; }

void fill(int n) {
    for (int run = 1; run <= n; ++run) {
        bool seen[64] = {};
        for (int i = 0; i < run; ++i)
            seen[g[pos(i - 1)] ^ g[pos(run - i - 2)]] = true;
        g[run] = 0;
        while (seen[g[run]]) ++g[run];
    }
}

int main() {
    std::scanf("%s", t);
    const int n = int(std::strlen(t));
    fill(n);
    std::vector<int> begin, end;
    int sum = 0;
    for (int i = 1; i + 1 < n; ++i) {
        const int first = i;
        while (i + 1 < n && t[i - 1] == t[i + 1]) ++i;
        if (i == first) continue;
        begin.push_back(first);
        end.push_back(i);
        sum ^= g[i - first];
    }
    int place = 0;
    for (int j = 0; j < int(begin.size()) && !place; ++j)
        for (int i = begin[j]; i < end[j] && !place; ++i) {
            fill(n);
            if ((sum ^ g[end[j] - begin[j]] ^ g[pos(i - begin[j] - 1)] ^
                 g[pos(end[j] - i - 2)]) == 0)
                place = i + 1;
        }
    if (place)
        std::printf("First\n%d\n", place);
    else
        std::puts("Second");
}
