#include "companion/train/rivals/rival_progress.hpp"

#include <cstdio>

namespace mistward::companion::train {

void RivalProgress::tell(double seconds, double since_last, std::uint64_t games_in_all) const {
    const auto total = static_cast<double>(games);
    if (total == 0) return;
    std::printf("%5.0f s %7llu games, %4.1f a second, surprise %.3f, positions a game %4.0f\n",
                seconds, static_cast<unsigned long long>(games_in_all), total / since_last,
                surprise / total, static_cast<double>(positions) / total);
    std::fflush(stdout);
}

}  // namespace mistward::companion::train
