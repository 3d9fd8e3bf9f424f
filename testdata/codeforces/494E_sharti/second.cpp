// One sweep for each power of two p: it computes the area of the union of the
// rectangles, and counts only the multiples of p.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>

struct Rectangle {
    int a, b, c, d;
};

struct Node {
    int covers = 0, length = 0;
};

// Covers the places from `begin` up to before `end`.
void cover(std::vector<Node>& nodes, const std::vector<int>& places, int node,
           int low, int high, int begin, int end, int change) {
    if (end <= low || high <= begin) return;
    Node& here = nodes[node];
    if (begin <= low && high <= end) {
        here.covers += change;
    } else {
        const int middle = (low + high) / 2;
        cover(nodes, places, 2 * node, low, middle, begin, end, change);
        cover(nodes, places, 2 * node + 1, middle, high, begin, end, change);
    }
    if (here.covers > 0)
        here.length = places[high] - places[low];
    else if (high - low == 1)
        here.length = 0;
    else
        here.length = nodes[2 * node].length + nodes[2 * node + 1].length;
}

// The parity of the number of cells in the union.
bool is_odd(const std::vector<Rectangle>& rectangles) {
    std::vector<int> places;
    std::vector<std::tuple<int, int, int, int>> events;
    for (const auto& [a, b, c, d] : rectangles) {
        events.emplace_back(a, b, d + 1, 1);
        events.emplace_back(c + 1, b, d + 1, -1);
        places.push_back(b);
        places.push_back(d + 1);
    }
    if (events.empty()) return false;
    std::sort(events.begin(), events.end());
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::vector<Node> nodes(4 * places.size());
    const auto index = [&](int place) {
        return static_cast<int>(
            std::lower_bound(places.begin(), places.end(), place) -
            places.begin());
    };
    long long area = 0;
    int before = 0;
    for (const auto& [row, begin, end, change] : events) {
        area += static_cast<long long>(row - before) * nodes[1].length;
        before = row;
        cover(nodes, places, 1, 0, static_cast<int>(places.size()) - 1,
              index(begin), index(end), change);
    }
    return area % 2 == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, k;
    std::cin >> n >> m >> k;
    std::vector<Rectangle> rectangles(m);
    for (auto& [a, b, c, d] : rectangles) std::cin >> a >> b >> c >> d;
    for (int p = 1; p <= k; p *= 2) {
        std::vector<Rectangle> shrunk;
        for (const auto& [a, b, c, d] : rectangles) {
            const Rectangle small = {(a + p - 1) / p, (b + p - 1) / p, c / p,
                                     d / p};
            if (small.a <= small.c && small.b <= small.d)
                shrunk.push_back(small);
        }
        if (is_odd(shrunk)) {
            std::cout << "Hamed\n";
            return 0;
        }
    }
    std::cout << "Malek\n";
}
