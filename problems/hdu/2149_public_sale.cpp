// HDU 2149 - Public Sale
// https://acm.hdu.edu.cn/showproblem.php?pid=2149
// Game:      A price starts at 0, and each bid raises it by 1 to max_bid. The
//            player who first brings it to target or more wins. For each target
//            and max_bid (the statement's M and N): every first bid that wins,
//            in increasing order, or none.
// Idea:      Bachet's game on the missing amount, target - price. A player who
//            can pass target can also reach it, so the P-positions are the
//            multiples of max_bid + 1. The remainder is the only winning bid,
//            unless the first bid can end the game. With max_bid = 3:
//                target   1    2    3    4    5    6    7    8    9   10
//                bids    1-3  2-3   3  none   1    2    3  none   1    2
// Source:    C. G. Bachet, Problemes plaisans et delectables (1612)
// Limits:    0 < M, N < 1100 (target and max_bid), any number of cases
// Time:      O(max_bid) per case
// Beware:    wrong_exact_bid_only.cpp: the bids that pass target win as well.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int target, max_bid;
    while (std::cin >> target >> max_bid) {
        const int rest = target % (max_bid + 1);
        if (rest == 0)
            std::cout << "none\n";
        else if (target > max_bid)
            std::cout << rest << '\n';
        else
            for (int bid = target; bid <= max_bid; ++bid)
                std::cout << bid << (bid < max_bid ? ' ' : '\n');
    }
    return 0;
}
