// WA: numbers the cells from 0, but in one place 0 means no partner.
#include <iostream>
#include <string>
#include <vector>

std::vector<std::vector<int>> neighbours;
std::vector<int> partner;
std::vector<bool> seen;

bool search(int v) {
    for (int w : neighbours[v]) {
        if (seen[w]) continue;
        seen[w] = true;
        if (partner[w] < 0 || search(partner[w])) {
            partner[v] = w;
            partner[w] = v;
            return true;
        }
    }
    return false;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::string maze, row;
    while (std::cin >> row) maze += row;
    neighbours.resize(n * m);
    partner.assign(n * m, -1);
    for (int cell = 0; cell < n * m; ++cell)
        for (int other : {cell - m, cell - 1})
            if (other >= 0 && (other == cell - m || cell % m > 0) &&
                maze[cell] == '.' && maze[other] == '.') {
                neighbours[cell].push_back(other);
                neighbours[other].push_back(cell);
            }
    for (int cell = n * m - 1; cell >= 0; --cell)
        if (partner[cell] <= 0) {
            seen.assign(n * m, false);
            search(cell);
        }
    seen.assign(n * m, false);
    for (int cell = 0; cell < n * m; ++cell)
        if (partner[cell] < 0) search(cell);
    std::string wins;
    for (int cell = 0; cell < n * m; ++cell)
        if (maze[cell] == '.' && (partner[cell] < 0 || seen[partner[cell]]))
            wins += std::to_string(cell / m + 1) + ' ' +
                    std::to_string(cell % m + 1) + '\n';
    std::cout << (wins.empty() ? "LOSE\n" : "WIN\n" + wins);
}
