#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "subtraction_game.hpp"

namespace {

std::vector<int> moves(int count, int most) {
    std::mt19937 random(1);
    std::uniform_int_distribution<int> move(1, most);
    std::vector<int> set(count);
    for (int& s : set) s = move(random);
    return set;
}

void OfPiles(benchmark::State& state) {
    const int max_pile = int(state.range(0));
    const std::vector<int> set = moves(100, 1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(subtraction_game_values(max_pile, set));
    state.SetComplexityN(state.range(0));
}

void OfMoves(benchmark::State& state) {
    const std::vector<int> set = moves(int(state.range(0)), 1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(subtraction_game_values(10000, set));
    state.SetComplexityN(state.range(0));
}

}  // namespace

BENCHMARK(OfPiles)
    ->RangeMultiplier(4)
    ->Range(4000, 1024000)
    ->Complexity(benchmark::oN);
BENCHMARK(OfMoves)->RangeMultiplier(2)->Range(32, 1024)->Complexity(
    benchmark::oN);
