#include <benchmark/benchmark.h>

#include <vector>

#include "sprague_grundy.hpp"

namespace {

// Grundy's game: p (p - 1) / 4 options, nearly, counted over all positions.
void insert_splits(int pile, const std::vector<int>& grundy, MexSet& values) {
    for (int a = 1; a < pile - a; ++a)
        values.insert(grundy[a] ^ grundy[pile - a]);
}

// Six options at most.
void insert_six(int pile, const std::vector<int>& grundy, MexSet& values) {
    for (int taken = 1; taken <= 6 && taken <= pile; ++taken)
        values.insert(grundy[pile - taken]);
}

void GrundysGame(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(
            grundy_values(int(state.range(0)), insert_splits));
    state.SetComplexityN(state.range(0));
}

void SixOptions(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(
            grundy_values(int(state.range(0)), insert_six));
    state.SetComplexityN(state.range(0));
}

}  // namespace

BENCHMARK(GrundysGame)
    ->RangeMultiplier(2)
    ->Range(256, 8192)
    ->Complexity(benchmark::oNSquared);
BENCHMARK(SixOptions)
    ->RangeMultiplier(4)
    ->Range(1024, 1 << 20)
    ->Complexity(benchmark::oN);
