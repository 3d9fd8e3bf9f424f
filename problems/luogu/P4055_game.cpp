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
//            template says free). To find these cells, take one of them. From
//            a single cell step to a neighbour and on to its partner, any
//            number of times: where a step ends can be the single cell, too.
//            maze      pairs, single o   AA wins
//            .#.##.        a#o##o       W#W##W
//            ......        abbcdd       .W..W.
//            ###.#.        ###c#o       ###W#W
// Proof:     If a maximum matching leaves the start single, AA always moves to
//            the partner of the cell c to which YY went. It is not visited, as
//            all visited cells but the start come in whole pairs. And c has a
//            partner: else the moves of YY are one pair more than those of AA,
//            and taking the former for the latter makes the matching larger.
//            If none leaves the start single, YY always moves to the partner.
//            All visited cells come in whole pairs. AA never gets to a single
//            cell: else taking the moves of AA for those of YY leaves the start
//            single, with as many pairs.
//            The same exchange along the steps leaves their last cell single.
//            (If the steps come back to a cell, leave out the loop: all steps
//            end on the colour, as on a chess board, on which they began, so
//            the cell ends a step both times, or its partner does.)
//            They find all: let a maximum matching N leave v single, and ours,
//            M, not. From v follow pairs of M and of N in turn. The last pair
//            is of N, or an exchange would make N larger. So M leaves the end
//            single, and the way back from there consists of such steps.
// Limits:    1 <= N, M <= 100, 1 <= length of row <= 100
// Time:      O((n m)^2) at worst, in practice about O(n m)
// Beware:    wrong_cells_left_free.cpp: one matching alone does not show all
//            cells that can be single.
// Beware:    wrong_one_colour.cpp: cells of both colours of a chess board can
//            be single, and each leads to its own colour only.
// Topics:    vertex-geography
// Lesson:    15
// Standard:  C++98
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
    // stay marked: before[w] is the vertex from which w was seen.
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
    std::vector<bool> is_white(n * m);  // as on a chess board
    for (int cell = 0; cell < n * m; ++cell)
        is_white[cell] = (cell / m + cell % m) % 2 == 0;
    VertexGeography game(is_white);
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
