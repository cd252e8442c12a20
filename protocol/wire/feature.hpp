#pragma once

#include "protocol/wire/state.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

/// FEATURE of the guide.
struct BoardFeature {
    std::string feature;
    rules::FeatureKind kind = rules::FeatureKind::Road;
    std::vector<Segment> segments;
    bool complete = false;
    std::vector<Point> needs;
    bool closable = true;
    std::vector<BoardMeeple> meeples;
    std::vector<rules::Colour> colours;
    int ghosts = 0;
    std::optional<Scoring> scoring;
};
BOOST_DESCRIBE_STRUCT(BoardFeature, (),
                      (feature, kind, segments, complete, needs, closable, meeples, colours, ghosts,
                       scoring))

/// Body of `GET .../features`.
struct Features {
    std::uint64_t seq = 0;
    std::vector<BoardFeature> features;
};
BOOST_DESCRIBE_STRUCT(Features, (), (seq, features))

/// Every feature of the board, as the game is now.
std::vector<BoardFeature> features(const rules::Game& game);

}  // namespace mistward::protocol::wire
