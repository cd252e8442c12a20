#include "tests/bench/rules_bench.hpp"

#include <cstdlib>

/// mistward_rules_bench [GAMES]: plays that many random games of each kind.
int main(int argc, char** argv) {
    using namespace mistward::bench;
    measure_games(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 50'000);
    measure_clones();
    measure_boards();
    measure_features();
}
