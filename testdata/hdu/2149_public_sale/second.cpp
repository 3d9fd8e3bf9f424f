// One table for each sale, filled downwards from M: a price is lost for the
// player to bid iff no bid leads to the nearest lost price above. All prices
// from M on are lost. Then every first bid is looked up.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int cost, step; std::cin >> cost >> step;) {
        std::vector<char> lost(cost + step + 1, true);
        int nearest = cost;
        for (int price = cost - 1; price > 0; --price) {
            lost[price] = nearest - price > step;
            if (lost[price]) nearest = price;
        }
        bool any = false;
        for (int bid = 1; bid <= step; ++bid)
            if (lost[bid]) {
                if (any) std::cout << ' ';
                std::cout << bid;
                any = true;
            }
        std::cout << (any ? "\n" : "none\n");
    }
}
