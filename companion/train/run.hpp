#pragma once

#include "companion/train/files.hpp"
#include "companion/train/learner.hpp"

#include <chrono>
#include <stdexcept>

namespace mistward::companion::train {

/// One run of the program: trains a subject until time is up, and keeps what it has learned in
/// files.
template <class Subject>
class Run {
public:
    explicit Run(const Options& options) : options_(options), subject_(options) {
        std::filesystem::create_directories(options.folder);
        if (!options.resume) return;
        const auto read = parse_checkpoint(read_file(path(".checkpoint")));
        if (!read) throw std::runtime_error(path(".checkpoint").string() + ": " + read.error());
        subject_.resume(*read);
        first_game_ = subject_.games();
    }

    void train() {
        while (!done()) {
            subject_.step(1.0F - 0.9F * part_done());
            if (seconds_since(told_) > kTellEvery) tell();
            if (seconds_since(examined_) > options_.exam_minutes * 60) examine_and_save();
        }
        tell();
        examine_and_save();
    }

private:
    using Clock = std::chrono::steady_clock;

    static constexpr double kTellEvery = 30;

    static double seconds_since(Clock::time_point begin) {
        return std::chrono::duration<double>(Clock::now() - begin).count();
    }

    std::filesystem::path path(const char* ending) const {
        return options_.folder / (std::string(Subject::kGame) + ending);
    }

    std::uint64_t games() const { return subject_.games() - first_game_; }
    bool done() const { return part_done() >= 1; }
    float part_done() const {
        const double time = seconds_since(begun_) / (options_.minutes * 60);
        const double games_part =
            static_cast<double>(games()) / static_cast<double>(options_.games);
        return static_cast<float>(std::min(1.0, std::max(time, games_part)));
    }

    void tell() {
        subject_.tell(seconds_since(begun_), seconds_since(told_));
        told_ = Clock::now();
    }

    void examine_and_save() {
        subject_.examine();
        const Weights weights{.game = Subject::kGame,
                              .features = digest_of_names(Subject::names()),
                              .note = "after " + std::to_string(subject_.games()) +
                                      " games of play with itself on the tile set " +
                                      subject_.tileset(),
                              .network = subject_.best()};
        write_file(path(".weights"), weights_text(weights));
        write_file(path(".checkpoint"), checkpoint_text(subject_.checkpoint()));
        examined_ = told_ = Clock::now();
    }

    Options options_;
    Subject subject_;
    std::uint64_t first_game_ = 0;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point told_ = begun_;
    Clock::time_point examined_ = begun_;
};

}  // namespace mistward::companion::train
