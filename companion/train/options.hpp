#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>

namespace mistward::companion::train {

/// What `mistward-train` is told.
struct Options {
    std::string game = "mists";                 ///< or "ghosts", "parts"
    std::filesystem::path folder = "training";  ///< for weights and checkpoint
    std::filesystem::path tileset;              ///< empty: the built-in one
    std::uint64_t seed = 1;
    double minutes = std::numeric_limits<double>::infinity();
    std::uint64_t games = std::numeric_limits<std::uint64_t>::max();
    bool resume = false;
    float rate = 1e-3F;
    double exam_minutes = 3;
    std::size_t exam_games = 60;
};

/// Reads the command line; nothing if the program is done, having told why: `status` is its exit
/// status then.
std::optional<Options> read_options(int argc, char** argv, int& status);

}  // namespace mistward::companion::train
