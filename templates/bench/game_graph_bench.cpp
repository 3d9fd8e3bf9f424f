#include <benchmark/benchmark.h>

#include <random>

#include "game_graph.hpp"

namespace {

const int MOVES_OF_ONE = 10;

// A game of about `moves` moves, each to one of the 1000 positions before.
GameGraph game(int moves) {
    const int positions = moves / MOVES_OF_ONE;
    std::mt19937 random(1);
    GameGraph graph(positions);
    for (int p = 1; p < positions; ++p)
        for (int i = 0; i < MOVES_OF_ONE; ++i) {
            const int to = p - 1 - int(random() % 1000);
            graph.add_move(p, to < 0 ? 0 : to);
        }
    return graph;
}

void GameGraphAddMoves(benchmark::State& state) {
    for (auto _ : state) {
        const GameGraph graph = game(int(state.range(0)));
        benchmark::DoNotOptimize(&graph);
    }
    state.SetComplexityN(state.range(0));
}

void GameGraphGrundyValues(benchmark::State& state) {
    const GameGraph graph = game(int(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(graph.grundy_values());
    state.SetComplexityN(state.range(0));
}

}  // namespace

BENCHMARK(GameGraphAddMoves)
    ->RangeMultiplier(10)
    ->Range(1000, 10000000)
    ->Complexity(benchmark::oN);
BENCHMARK(GameGraphGrundyValues)
    ->RangeMultiplier(10)
    ->Range(1000, 10000000)
    ->Complexity(benchmark::oN);
