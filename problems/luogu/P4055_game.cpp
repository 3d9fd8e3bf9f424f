// Luogu P4055 - [JSOI2009] Game
// https://www.luogu.com.cn/problem/P4055
// Game:      A maze of n rows and m columns. AA puts a token on an open cell.
//            Then YY and AA move it in turn, YY first, each time to an open
//            neighbouring cell where it has not been. Whoever cannot move
//            loses. Print WIN and the cells with which AA wins, row by row, or
//            LOSE if there are none.
// Idea:      Vertex geography. Make as many pairs of neighbouring open cells as
//            possible, each cell in one pair or single: a maximum matching. AA
//            wins with a cell iff some maximum matching leaves it single (the
//            code below calls it free). To find these cells, take any one such
//            matching. A double step goes from a cell to a neighbour and on to
//            the partner of that. AA wins with the single cells and with all
//            cells to which double steps lead from them.
//            maze      pairs, single o   AA wins
//            .#.##.        a#o##o       W#W##W
//            ......        abbcdd       .W..W.
//            ###.#.        ###c#o       ###W#W
// Proof:     If a maximum matching leaves the start single, AA always moves to
//            the partner of the cell c to which YY went. It is not visited, as
//            all visited cells but the start come in whole pairs. And c has a
//            partner: else the moves of YY are one pair more than those of AA,
//            and in their place in the matching they make it larger.
//            If none does, YY always moves to the partner, in any one of them.
//            Visited cells come in whole pairs. AA gets to no single cell: else
//            AA's moves in the place of YY's would leave the start single.
//            The same exchange along double steps leaves their last cell
//            single. (No cell need come twice: double steps always end on the
//            same colour of a chess board. So a cell that comes twice is both
//            times an end, or both times a middle, and then its partner is both
//            times an end. Leave out what is between the two ends.)
//            Double steps find all: let a maximum matching B leave v single,
//            and ours, A, not. From v follow pairs of A and of B in turn. The
//            last pair is of B, or an exchange would make B larger. So A leaves
//            the end single, and the way back consists of double steps.
// Limits:    1 <= N, M <= 100 (n and m), 1 <= length of row <= 100
// Time:      O((n m)^2) at worst, in practice about O(n m)
// Beware:    wrong_cells_left_free.cpp: one matching does not show them all.
// Beware:    wrong_one_colour.cpp: cells of both colours can be single.
// Topics:    vertex-geography
// Lesson:    15
#include <cassert>
#include <iostream>
#include <string>
#include <vector>

// snippet: vertex_geography
// The game of a token that moves on a graph and visits no vertex twice. Each
// edge joins a black vertex and a white one.
class VertexGeography {
  public:
    explicit VertexGeography(const std::vector<bool>& is_black)
        : is_black_(is_black), neighbours_(is_black.size()) {}

    void add_edge(int u, int v) {
        assert(0 <= u && u < int(neighbours_.size()));
        assert(0 <= v && v < int(neighbours_.size()));
        assert(is_black_[u] != is_black_[v]);
        neighbours_[u].push_back(v);
        neighbours_[v].push_back(u);
    }

    // For each vertex: does the player to move lose if the token starts there?
    std::vector<bool> p_positions() const {
        std::vector<int> partner(neighbours_.size(), NONE), before = partner;
        std::vector<bool> is_p_position(partner.size());
        for (int v = 0; v < int(partner.size()); ++v) {
            if (partner[v] != NONE) continue;
            const std::vector<int> reached = search(v, before, partner);
            for (int i = 0; i < int(reached.size()); ++i)
                is_p_position[reached[i]] = true;
        }
        return is_p_position;
    }

  private:
    enum { NONE = -1 };

    // Goes from a free vertex to neighbours and on to their partners. Where it
    // meets a free vertex, it exchanges the edges on the way there, and returns
    // nothing. Else it returns all that it has reached, and their neighbours
    // stay marked: before[w] is the vertex from which w was seen. That is
    // final: no free vertex was met, so no later exchange enters this part.
    std::vector<int> search(int start, std::vector<int>& before,
                            std::vector<int>& partner) const {
        std::vector<int> reached(1, start), seen;
        for (int i = 0; i < int(reached.size()); ++i) {
            const std::vector<int>& neighbours = neighbours_[reached[i]];
            for (int j = 0; j < int(neighbours.size()); ++j) {
                int w = neighbours[j];
                if (before[w] != NONE) continue;
                before[w] = reached[i];
                seen.push_back(w);
                if (partner[w] != NONE) {
                    reached.push_back(partner[w]);
                    continue;
                }
                while (w != NONE) {  // back to the start
                    const int u = before[w], next = partner[u];
                    partner[w] = u;
                    partner[u] = w;
                    w = next;
                }
                for (int k = 0; k < int(seen.size()); ++k)
                    before[seen[k]] = NONE;
                return std::vector<int>();
            }
        }
        return reached;
    }

    std::vector<bool> is_black_;
    std::vector<std::vector<int> > neighbours_;
};
// end snippet

// The rule of the game: the token moves between neighbouring open cells.
VertexGeography game_in(const std::vector<std::string>& maze) {
    const int n = int(maze.size()), m = int(maze[0].size());
    std::vector<bool> is_black(n * m);  // as on a chess board
    for (int cell = 0; cell < n * m; ++cell)
        is_black[cell] = (cell / m + cell % m) % 2 == 0;
    VertexGeography game(is_black);
    for (int cell = 0; cell < n * m; ++cell) {
        const int i = cell / m, j = cell % m;
        if (maze[i][j] != '.') continue;
        if (i > 0 && maze[i - 1][j] == '.') game.add_edge(cell, cell - m);
        if (j > 0 && maze[i][j - 1] == '.') game.add_edge(cell, cell - 1);
    }
    return game;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::string> maze(n);
    for (int i = 0; i < n; ++i) std::cin >> maze[i];
    const std::vector<bool> is_p_position = game_in(maze).p_positions();
    bool any = false;
    for (int cell = 0; cell < n * m; ++cell) {
        const int i = cell / m, j = cell % m;
        if (maze[i][j] != '.' || !is_p_position[cell]) continue;
        if (!any) std::cout << "WIN\n";
        any = true;
        std::cout << i + 1 << ' ' << j + 1 << '\n';
    }
    if (!any) std::cout << "LOSE\n";
    return 0;
}
