#include "companion/train/mists_subject.hpp"

#include "companion/train/files.hpp"
#include "protocol/tileset_file.hpp"

#include <cstdio>

namespace mistward::companion::train {

MistsSubject::MistsSubject(const Options& options)
    : tiles_(tiles_of(options)),
      tables_(tiles_),
      digest_(protocol::digest(*tiles_)),
      training_(tables_, names(), {.rate = options.rate, .exam_games = options.exam_games},
                options.seed) {}

std::vector<std::string_view> MistsSubject::names() {
    std::vector<std::string_view> names;
    for (const auto& row : mists::rows()) names.push_back(row.name);
    return names;
}

void MistsSubject::tell(double seconds, double since_last) {
    const double total = static_cast<double>(progress_.total());
    if (total == 0) return;
    std::printf("%5.0f s %7llu games, %4.1f a second, surprise %.3f, positions a game %4.0f |",
                seconds, static_cast<unsigned long long>(games()), total / since_last,
                progress_.surprise / total, static_cast<double>(progress_.positions) / total);
    for (std::size_t i = 0; i < progress_.games.size(); ++i) {
        const auto n = static_cast<double>(std::max<std::size_t>(1, progress_.games[i]));
        std::printf(" %zu: %.2f %2.0f%% %zu/%zu |", i + 1, training_.handicap().hardness()[i],
                    100 * static_cast<double>(progress_.won[i]) / n, progress_.real_won[i],
                    progress_.real_games[i]);
    }
    std::printf("\n");
    std::fflush(stdout);
    progress_ = {};
}

void MistsSubject::examine() {
    const Marks marks = training_.examine();
    std::printf("      exam:");
    for (const double share : marks.won) std::printf(" %5.1f%%", 100 * share);
    std::printf("  mean %.2f%%, best %.2f%%\n", 100 * marks.mean(), 100 * training_.best_mark());
    std::fflush(stdout);
}

}  // namespace mistward::companion::train
