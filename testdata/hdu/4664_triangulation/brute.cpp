// Plays Triangulation by search: the points of all planes, one segment at a
// time.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"

// The points of a plane, in their order around it: the other end of the segment
// that ends at a point, or the point itself if there is none.
using Plane = std::vector<int>;

// Points in convex position: two segments without a common end cross iff each
// has one end on either side of the other.
bool crosses(int a, int b, int c, int d) {
    return (a < c && c < b) != (a < d && d < b);
}

std::vector<Plane> drawn(const Plane& plane) {
    std::vector<Plane> options;
    const int n = int(plane.size());
    for (int a = 0; a < n; ++a)
        for (int b = a + 1; b < n; ++b) {
            bool is_legal = plane[a] == a && plane[b] == b;
            for (int c = 0; c < n; ++c)
                if (plane[c] > c && crosses(a, b, c, plane[c]))
                    is_legal = false;
            if (!is_legal) continue;
            options.push_back(plane);
            options.back()[a] = b;
            options.back()[b] = a;
        }
    return options;
}

play::Words move_words(const std::vector<Plane>& from,
                       const std::vector<Plane>& to) {
    std::size_t plane = 0;
    while (from[plane] == to[plane]) ++plane;
    int a = 0;
    while (from[plane][a] == to[plane][a]) ++a;
    const std::vector<int> points = {a, to[plane][a]};
    if (from.size() == 1) return {{"connect", points}};
    return {{"connect", points}, {"plane", plane + 1}};
}

play::Words position_words(const std::vector<Plane>& planes) {
    play::Words words;
    for (const Plane& plane : planes) {
        std::vector<std::string> lines;
        for (int a = 0; a < int(plane.size()); ++a)
            if (plane[a] > a)
                lines.push_back(std::to_string(a) + "-" +
                                std::to_string(plane[a]));
        words += lines.empty()
                     ? play::Words{{"points", plane.size()}}
                     : play::Words{{"points", plane.size()}, {"lines", lines}};
    }
    return words;
}

// Each plane as a polygon, with a dotted side where no segment is drawn.
play::Shape shape(const std::vector<Plane>& planes) {
    std::vector<std::pair<int, int>> sides, segments;
    std::vector<int> ends, dotted;
    int first = 0;
    for (const Plane& plane : planes) {
        const int n = int(plane.size());
        for (int a = 0; a < n; ++a) {
            const int b = (a + 1) % n;
            if (plane[a] != a) ends.push_back(first + a);
            if (n > 2 || a < b) {
                if (plane[a] != b) dotted.push_back(int(sides.size()));
                sides.emplace_back(first + a, first + b);
            }
            if (plane[a] > a + 1 && !(a == 0 && plane[a] == n - 1))
                segments.emplace_back(first + a, first + plane[a]);
        }
        first += n;
    }
    sides.insert(sides.end(), segments.begin(), segments.end());
    return play::graph(first, sides, ends, false, dotted);
}

// The number of ways to draw segments between n points.
double pictures(int n) {
    std::vector<double> ways = {1, 1};
    for (int points = 2; points <= n; ++points) {
        ways.push_back(ways[points - 1]);  // the first point remains free
        for (int a = 0; a <= points - 2; ++a)
            ways[points] += ways[a] * ways[points - 2 - a];
    }
    return ways[n];
}

int main() {
    play::Game<std::vector<Plane>> game(play::in_one(drawn));
    game.move_words(move_words).position_words(position_words).shape(shape);
    int tests, count, n;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        std::vector<Plane> planes;
        double positions = 1;
        std::cin >> count;
        for (; count > 0; --count) {
            std::cin >> n;
            positions *= n > 16 ? 1e7 : pictures(n);
            if (positions > 1e6) play::decline("too many positions");
            Plane plane;
            for (int point = 0; point < n; ++point) plane.push_back(point);
            planes.push_back(plane);
        }
        std::cout << (game.is_n_position(planes) ? "Carol\n" : "Dave\n");
    }
}
