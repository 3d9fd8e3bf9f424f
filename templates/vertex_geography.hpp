// Vertex geography: from which vertices the player to move loses.
//
// Given:     a graph whose vertices have two colours and whose edges join
//            different colours. A token starts on some vertex. A move takes it
//            along an edge, in either direction, to a vertex where it has not
//            been. Whoever cannot move loses.
// Computes:  for each vertex v, whether the first player loses if the token
//            starts on v. Call edges without a common vertex a matching, the
//            two vertices of such an edge partners, and vertices without a
//            partner free. The first player loses iff some maximum matching
//            leaves v free.
//            Why: let a maximum matching M leave v free. The second player
//            always moves to the partner. So the edges that are played lie in
//            turn outside M and in M. The first player never reaches a free
//            vertex: exchange in M the played edges of M for the other ones,
//            and M has one edge more. The partner of a vertex just reached is
//            unvisited, since v and pairs of partners are all that was visited
//            before. Hence the second player always has a move.
//            If no maximum matching leaves v free, the first player takes any
//            one of them, M, and always moves to the partner. The second player
//            never reaches a free vertex, or the same exchange would keep the
//            size of M and leave v free. Hence the first player always has a
//            move.
//            The vertices: let M be a maximum matching. Start at a free vertex
//            and go to a neighbour and on to its partner, any number of times.
//            (The neighbour has a partner, or an exchange would make M larger.)
//            An exchange on this way leaves its last vertex free. All that can
//            be free are found: let a maximum matching N leave v free, and let
//            v have a partner in M. From v follow edges of M and N in turn. The
//            last edge is one of N, or an exchange would make N larger. So the
//            end is free in M, and backwards this is such a way to v.
//            M itself: such a way from any free vertex to a free neighbour is
//            an exchange that makes M larger. If a search from a free vertex
//            finds none, all neighbours of reached vertices are seen, and all
//            their partners are reached. A later search may stop where it meets
//            such a neighbour: from there it would reach only what is reached
//            already, and no free vertex to go to. So these pairs stay as they
//            are, and the search need not be repeated. In the end all free
//            vertices have been searched from in vain: M is a maximum matching
//            (Berge), and all that was reached are the P-positions.
// Use:       VertexGeography game(is_black);  // the colour of each vertex
//            game.add_edge(u, v); ... game.p_positions()
//            On a board whose token moves to neighbouring cells, colour them as
//            on a chess board: geography_p_positions(is_free) does all of it.
//            It is not in the snippet.
// Not for:   graphs with a cycle of odd length: there the theorem holds, too,
//            but a way can cross itself. Directed graphs. Edge geography, in
//            which edges are not used twice.
// Requires:  vertices 0, 1, ..., is_black.size() - 1; is_black[v] is the colour
//            of v, and each edge joins a black vertex and a white one. An edge
//            may be added more than once. All rows of a board have one length.
// Time:      O(V E) for V vertices and E edges, in practice far less: most
//            searches soon meet a free vertex. Without recursion
// Memory:    O(V + E)
// Standard:  C++98
// Source:    J. A. Bondy, U. S. R. Murty, Graph Theory with Applications,
//            theorem 5.1 (Berge) and exercise 5.1.4; A. S. Fraenkel, E. R.
//            Scheinerman, D. Ullman, Undirected edge geography, Theoretical
//            Computer Science 112 (1993), 371-381
#pragma once

#include <cassert>
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

// By row and column of a board: does the player to move lose if the token
// starts there? It moves to the free cell above, below, left or right. Of a
// cell that is not free the answer is false.
inline std::vector<std::vector<bool> > geography_p_positions(
    const std::vector<std::vector<bool> >& is_free) {
    const int rows = int(is_free.size());
    const int columns = rows == 0 ? 0 : int(is_free[0].size());
    std::vector<bool> is_black;
    for (int row = 0; row < rows; ++row) {
        assert(int(is_free[row].size()) == columns);
        for (int column = 0; column < columns; ++column)
            is_black.push_back((row + column) % 2 == 0);
    }
    VertexGeography game(is_black);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (!is_free[row][column]) continue;
            const int cell = row * columns + column;
            if (row > 0 && is_free[row - 1][column])
                game.add_edge(cell - columns, cell);
            if (column > 0 && is_free[row][column - 1])
                game.add_edge(cell - 1, cell);
        }
    const std::vector<bool> loses = game.p_positions();
    std::vector<std::vector<bool> > is_p_position = is_free;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (!loses[row * columns + column])
                is_p_position[row][column] = false;
    return is_p_position;
}
