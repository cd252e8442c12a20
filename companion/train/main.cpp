#include "companion/train/options.hpp"
#include "companion/train/subject.hpp"
#include "companion/train/training.hpp"
#include "protocol/tileset_file.hpp"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace mistward::companion::train {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) throw std::runtime_error("cannot read " + path.string());
    return text.str();
}

/// Whoever reads the file meanwhile finds the old one or the new one.
void write_file(const std::filesystem::path& path, std::string_view text) {
    const std::filesystem::path draft = path.string() + ".new";
    std::ofstream out(draft, std::ios::binary);
    out.write(text.data(), static_cast<std::streamsize>(text.size())).flush();
    if (!out) throw std::runtime_error("cannot write " + draft.string());
    std::filesystem::rename(draft, path);
}

std::shared_ptr<const rules::TileSet> tiles_of(const Options& options) {
    if (options.tileset.empty()) return protocol::embedded_mists_tileset();
    auto parsed = protocol::parse_tileset(read_file(options.tileset));
    if (parsed) return std::make_shared<const rules::TileSet>(std::move(*parsed));
    std::string faults = options.tileset.string() + " is no tile set:";
    for (const std::string& fault : parsed.error()) faults += "\n  " + fault;
    throw std::runtime_error(faults);
}

void print_marks(const Marks& marks, double best) {
    std::printf("      exam:");
    for (const double share : marks.won) std::printf(" %5.1f%%", 100 * share);
    std::printf("  mean %.2f%%, best %.2f%%\n", 100 * marks.mean(), 100 * best);
    std::fflush(stdout);
}

void print_progress(double seconds, std::uint64_t games, double a_second, const Progress& seen,
                    const Handicap& handicap) {
    const double total = static_cast<double>(seen.total());
    std::printf("%5.0f s %7llu games, %4.1f a second, surprise %.3f, positions a game %4.0f |",
                seconds, static_cast<unsigned long long>(games), a_second, seen.surprise / total,
                static_cast<double>(seen.positions) / total);
    for (std::size_t i = 0; i < seen.games.size(); ++i) {
        const auto n = static_cast<double>(std::max<std::size_t>(1, seen.games[i]));
        std::printf(" %zu: %.2f %2.0f%% %zu/%zu |", i + 1, handicap.hardness()[i],
                    100 * static_cast<double>(seen.won[i]) / n, seen.real_won[i],
                    seen.real_games[i]);
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// One run of the program.
class Run {
public:
    explicit Run(const Options& options)
        : options_(options),
          tiles_(tiles_of(options)),
          tables_(tiles_),
          digest_(protocol::digest(*tiles_)),
          training_(tables_, Subject::names(),
                    {.rate = options.rate, .exam_games = options.exam_games}, options.seed) {
        std::filesystem::create_directories(options.folder);
        if (!options.resume) return;
        const auto read = parse_checkpoint(read_file(checkpoint_path()));
        if (!read) throw std::runtime_error(checkpoint_path().string() + ": " + read.error());
        training_.resume(*read, digest_);
        first_game_ = training_.games();
    }

    void train() {
        Progress progress;
        while (!done()) {
            training_.step(1.0F - 0.9F * part_done(), progress);
            if (seconds_since(told_) > kTellEvery) tell(progress);
            if (seconds_since(examined_) > options_.exam_minutes * 60) examine_and_save();
        }
        if (progress.total() != 0) tell(progress);
        examine_and_save();
    }

private:
    static constexpr double kTellEvery = 30;

    std::filesystem::path checkpoint_path() const { return options_.folder / "mists.checkpoint"; }

    std::uint64_t games() const { return training_.games() - first_game_; }
    bool done() const { return part_done() >= 1; }
    float part_done() const {
        const double time = seconds_since(begun_) / (options_.minutes * 60);
        const double games_part =
            static_cast<double>(games()) / static_cast<double>(options_.games);
        return static_cast<float>(std::min(1.0, std::max(time, games_part)));
    }

    void tell(Progress& progress) {
        print_progress(seconds_since(begun_), training_.games(),
                       static_cast<double>(progress.total()) / seconds_since(told_), progress,
                       training_.handicap());
        progress = {};
        told_ = Clock::now();
    }

    void examine_and_save() {
        print_marks(training_.examine(), training_.best_mark());
        Weights weights{.game = Subject::kGame,
                        .features = digest_of_names(Subject::names()),
                        .note = "after " + std::to_string(training_.games()) +
                                " games of play with itself on the tile set " + digest_,
                        .network = training_.best()};
        write_file(options_.folder / "mists.weights", weights_text(weights));
        write_file(checkpoint_path(), checkpoint_text(training_.checkpoint(digest_)));
        examined_ = told_ = Clock::now();
    }

    Options options_;
    std::shared_ptr<const rules::TileSet> tiles_;
    rules::Tables tables_;
    std::string digest_;
    Training<Subject::Observer> training_;
    std::uint64_t first_game_ = 0;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point told_ = begun_;
    Clock::time_point examined_ = begun_;
};

}  // namespace
}  // namespace mistward::companion::train

/// mistward-train: see --help and companion/README.md.
int main(int argc, char** argv) {
    using namespace mistward::companion::train;
    int status = 0;
    try {
        const auto options = read_options(argc, argv, status);
        if (options) Run(*options).train();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "mistward-train: %s\n", error.what());
        status = 1;
    }
    return status;
}
