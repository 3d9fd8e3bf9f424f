// Computes the values of all contents of each size, downwards, as the mex of
// the options. If a move can reach every larger content, the mex of all values
// above only grows. Otherwise `nearest` shows which values a move can reach.
#include <algorithm>
#include <cstdio>
#include <vector>

// The values of the contents 0..size.
std::vector<int> values_of(long long size) {
    std::vector<int> value(size + 1), nearest(size + 2, 1 << 30);
    int of_all = 0;  // the mex of all values above the content
    for (long long content = size; content >= 0; --content) {
        const long long last = content + content * content;
        int mex = of_all;
        if (last < size) {
            mex = 0;
            while (nearest[mex] <= last) ++mex;
        }
        value[content] = mex;
        nearest[mex] = int(content);
        while (nearest[of_all] <= size) ++of_all;
    }
    return value;
}

int main() {
    struct Box {
        int size, stones, number;
    };
    std::vector<Box> boxes;
    std::vector<int> sums;
    for (int n; std::scanf("%d", &n) == 1 && n > 0;) {
        for (Box box{0, 0, int(sums.size())}; n-- > 0; boxes.push_back(box))
            if (std::scanf("%d %d", &box.size, &box.stones) != 2) return 1;
        sums.push_back(0);
    }
    std::sort(boxes.begin(), boxes.end(),
              [](const Box& a, const Box& b) { return a.size < b.size; });
    std::vector<int> value;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (i == 0 || boxes[i].size != boxes[i - 1].size)
            value = values_of(boxes[i].size);
        sums[boxes[i].number] ^= value[boxes[i].stones];
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        std::printf("Case %zu:\n%s\n", i + 1, sums[i] != 0 ? "Yes" : "No");
}
