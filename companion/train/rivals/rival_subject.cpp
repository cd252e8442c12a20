#include "companion/train/rivals/rival_subject.hpp"

#include "companion/train/files.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/rivals/tilesets.hpp"

#include <cstdio>
#include <stdexcept>

namespace mistward::companion::train {
namespace {

/// The tiles of the base set with those of the expansion.
std::shared_ptr<const rules::TileSet> joined_tiles(const Options& options) {
    auto joined = rules::join_tilesets(*protocol::embedded_base_tileset(), *tiles_of(options));
    if (joined) return std::make_shared<const rules::TileSet>(std::move(*joined));
    std::string faults = "the tiles cannot be played with together with those of the base set:";
    for (const std::string& fault : joined.error()) faults += "\n  " + fault;
    throw std::runtime_error(faults);
}

}  // namespace

RivalSubject::RivalSubject(const Options& options)
    : base_(protocol::embedded_base_tileset()),
      ghosts_(joined_tiles(options)),
      digest_(protocol::digest(*tiles_of(options))),
      training_(base_, ghosts_,
                {.rate = 2 * options.rate,
                 .lambda = 0.9F,
                 .batches_a_game = 24,
                 .batch = 64,
                 .memory = 300'000,
                 .exam_games = options.exam_games},
                options.seed) {}

std::vector<std::string_view> RivalSubject::names() {
    std::vector<std::string_view> names;
    for (const auto& row : rivals::rows()) names.push_back(row.name);
    return names;
}

void RivalSubject::tell(double seconds, double since_last) {
    progress_.tell(seconds, since_last, games());
    progress_ = {};
}

void RivalSubject::examine() {
    const RivalMarks marks = training_.examine();
    std::printf("      exam against the best before: base %.1f%%, competitive %.1f%%, %s\n",
                100 * marks.base, 100 * marks.ghosts, marks.mean() > 0.5 ? "kept" : "not kept");
    std::fflush(stdout);
}

}  // namespace mistward::companion::train
