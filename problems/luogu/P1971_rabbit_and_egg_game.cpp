// Luogu P1971 - [NOI2011] Rabbit and Egg Game
// https://www.luogu.com.cn/problem/P1971
// Game:      A board of n rows and m columns, full of black (X) and white (O)
//            pieces but for one empty cell. The players move in turn, the
//            Rabbit first: she puts a white piece from beside the empty cell
//            into it, the Egg a black one. Whoever cannot move loses. Given is
//            a game that the Egg has won, k moves of either. A move of the
//            Rabbit is a mistake iff she could force a win before it, and the
//            Egg can after it. Print how many there are, and which.
// Idea:      The hole goes to a white piece, then to a black one, and so on.
//            It never comes back to a cell. So it is a token that visits no
//            vertex twice, on a graph where an edge joins neighbouring cells of
//            unlike colour, and the first hole counts as black. In this game,
//            vertex geography, the player to move wins iff every maximum
//            matching of the cells that were not left covers the cell of the
//            hole (proof: templates/vertex_geography.hpp).
//            Keep one maximum matching. When the hole leaves a cell, take it
//            out, and look for a new partner for its partner. The mover could
//            win iff there is none: else, or if the cell had no partner, some
//            maximum matching does not cover it.
//                XO.OXO   pairs 1 2, 3 4, 5 6: every maximum matching covers
//                all. The Rabbit, in cell 3, wins by cell 4. If she takes cell
//                2, without cell 3 it is still covered: the Egg wins.
// Proof:     The hole never comes back: as on a chess board, each move changes
//            the colour of its cell, so it is on one colour whenever the same
//            player is to move. Suppose that it comes back, for the first time,
//            to a cell that it left by a move of P. This put a piece of P into
//            the cell, which is still there. The hole comes from a neighbour,
//            of the other colour. So the opponent of P moves this piece, and
//            that is against the rules.
// Limits:    1 <= n, m <= 40, in rows 1 <= length of row <= 40, in moves
//            1 <= x, y <= 40, 1 <= k <= 799 (the statement says 1000, but no
//            cell is left twice, so 2k < n m)
// Time:      O(cells^2) at worst, in practice O(cells) per move
// Beware:    wrong_matching_at_hand.cpp: a cell with a partner can be left free
//            by another maximum matching.
// Beware:    wrong_after_answer.cpp: the move is judged before the Egg answers,
//            who may give the win back.
// Topics:    vertex-geography
// Lesson:    15
#include <iostream>
#include <string>
#include <vector>

// The cells that the hole has not left yet, with a maximum matching.
class Cells {
  public:
    explicit Cells(int cells)
        : neighbours_(cells), is_left_(cells), partner_(cells, NONE) {}

    void join(int a, int b) {
        neighbours_[a].push_back(b);
        neighbours_[b].push_back(a);
    }

    // To be called for each cell, when all are joined.
    void find_first_partner(int cell) {
        if (partner_[cell] == NONE) finds_partner(cell);
    }

    // The hole leaves the cell. Could the player to move there win?
    bool leave(int cell) {
        const int other = partner_[cell];
        is_left_[cell] = true;
        if (other == NONE) return false;
        partner_[other] = NONE;
        return !finds_partner(other);
    }

  private:
    enum { NONE = -1 };

    // Can the matching be made larger by a cell that has no partner?
    bool finds_partner(int cell) {
        seen_.assign(neighbours_.size(), false);
        return search(cell);
    }

    bool search(int cell) {
        for (int i = 0; i < int(neighbours_[cell].size()); ++i) {
            const int other = neighbours_[cell][i];
            if (is_left_[other] || seen_[other]) continue;
            seen_[other] = true;
            if (partner_[other] == NONE || search(partner_[other])) {
                partner_[other] = cell;
                partner_[cell] = other;
                return true;
            }
        }
        return false;
    }

    std::vector<std::vector<int> > neighbours_;
    std::vector<bool> is_left_, seen_;
    std::vector<int> partner_;
};

int main() {
    int n, m, k, x, y;
    std::cin >> n >> m;
    std::string colours, row;
    for (int i = 0; i < n; ++i) {
        std::cin >> row;
        colours += row;
    }
    int hole = int(colours.find('.'));
    colours[hole] = 'X';
    Cells cells(n * m);
    for (int cell = 0; cell < n * m; ++cell) {
        const int below = cell + m, right = cell + 1;
        if (below < n * m && colours[cell] != colours[below])
            cells.join(cell, below);
        if (right % m != 0 && colours[cell] != colours[right])
            cells.join(cell, right);
    }
    for (int cell = 0; cell < n * m; ++cell) cells.find_first_partner(cell);
    std::vector<int> mistakes;
    std::cin >> k;
    for (int move = 1; move <= k; ++move) {
        bool could_win[2];  // the Rabbit, and then the Egg
        for (int player = 0; player < 2; ++player) {
            could_win[player] = cells.leave(hole);
            std::cin >> x >> y;
            hole = (x - 1) * m + y - 1;
        }
        if (could_win[0] && could_win[1]) mistakes.push_back(move);
    }
    std::cout << mistakes.size() << '\n';
    for (int i = 0; i < int(mistakes.size()); ++i)
        std::cout << mistakes[i] << '\n';
    return 0;
}
