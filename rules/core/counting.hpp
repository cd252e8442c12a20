#pragma once

#include "rules/core/features.hpp"

namespace mistward::rules {

/// The coats of arms of a city (T-9).
template <class Limits>
std::uint16_t coats_of(const Tables& tables, const Board<Limits>& board,
                       const Features<Limits>& features, FeatureId city) {
    unsigned sum = 0;
    features.for_each_segment(city, [&](SegmentId segment) {
        const TileId tile = board.face(features.slot(segment));
        sum += tables[tile].coats[features.index(segment).value()];
    });
    return static_cast<std::uint16_t>(sum);
}

/// The misty face-up tiles among a tile and the 8 spaces around it (T-9).
template <class Limits>
std::uint8_t misty_around(const Tables& tables, const Board<Limits>& board, Slot slot) {
    const auto is_misty = [&](Slot tile) {
        return tile != kNoSlot && board.face_up(tile) && tables[board.face(tile)].is_misty();
    };
    unsigned sum = is_misty(slot) ? 1 : 0;
    for (const Position step : kAround) {
        sum += is_misty(board.at(board.position(slot) + step)) ? 1 : 0;
    }
    return static_cast<std::uint8_t>(sum);
}

}  // namespace mistward::rules
