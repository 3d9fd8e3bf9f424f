// WA: joins all places that can be cut to one run.
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
    sum = 0;
    for (int j = 0; j < int(begin.size()); ++j) sum += end[j] - begin[j];
    sum = g[sum < 5000 ? sum : 5000];
    if (sum != 0) place = begin[0] + 1;
    if (place)
        std::printf("First\n%d\n", place);
    else
        std::puts("Second");
}
