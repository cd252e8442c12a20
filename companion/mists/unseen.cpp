#include "companion/mists/unseen.hpp"

#include <algorithm>
#include <bit>

namespace mistward::companion::mists {
namespace {

using rules::FaceTable;
using rules::kEdges;
using rules::Signature;
using rules::TileId;

/// The sides of a turned face that a segment reaches, by `segment_at(side)`.
template <class SegmentAt>
std::array<Sides, rules::kMaxSegments> sides_of_segments(SegmentAt segment_at) {
    std::array<Sides, rules::kMaxSegments> sides{};
    for (std::size_t e = 0; e < kEdges.size(); ++e) {
        const std::uint8_t segment = segment_at(e);
        if (segment != FaceTable::kNone) sides[segment] |= 1U << e;
    }
    return sides;
}

/// The sides that the segments which touch `sides` reach in all.
Sides reached(const std::array<Sides, rules::kMaxSegments>& segments, Sides sides) {
    Sides all = 0;
    for (const Sides segment : segments) {
        if ((segment & sides) != 0) all |= segment;
    }
    return all;
}

}  // namespace

Unseen::Unseen(const rules::Tables& tables) : fits_(256 * 16) {
    for (std::size_t i = 0; i < tables.faces(); ++i) {
        const Faces bit = Faces{1} << i;
        const TileId tile(i);
        add(tables[tile], bit);
        symbols_of_[i] = tables[tile].ghosts;
        for (std::size_t signature = 0; signature < 256; ++signature) {
            unsigned turns = tables.fitting_turns(tile, static_cast<Signature>(signature));
            for (; turns != 0; turns &= turns - 1U) {
                fit_[static_cast<std::size_t>(std::countr_zero(turns))][signature] |= bit;
            }
        }
    }
}

void Unseen::add(const FaceTable& face, Faces bit) {
    symbols_[std::min<std::size_t>(face.ghosts, 3)] |= bit;
    if (face.has_centre()) {
        if (face.kind[face.centre] == rules::FeatureKind::Cemetery) cemeteries_ |= bit;
        if (face.kind[face.centre] == rules::FeatureKind::Castle) castles_ |= bit;
    }
    for (std::size_t turn = 0; turn < 4; ++turn) add_turned(face, turn, bit);
}

void Unseen::add_turned(const FaceTable& face, std::size_t turn, Faces bit) {
    const auto& at = face.side[turn];
    const auto lines = sides_of_segments([&](std::size_t e) { return at[e].line; });
    const auto mists = sides_of_segments([&](std::size_t e) { return at[e].mist; });
    const Sides misty = face.misty[turn];
    for (Sides sides = 0; sides < 16; ++sides) {
        if ((sides & ~misty) == 0) mist_on_all_[turn][sides] |= bit;
        if ((sides & misty) != 0) mist_on_any_[turn][sides] |= bit;
        if (sides == 0) continue;
        if (reached(mists, sides) == sides) mist_ends_[turn][sides] |= bit;
        if (reached(lines, sides) == sides) lines_end_[turn][sides] |= bit;
        const auto joins = [&](Sides segment) { return (sides & ~segment) == 0; };
        if (std::any_of(lines.begin(), lines.end(), joins)) lines_join_[turn][sides] |= bit;
    }
}

void Unseen::look(const State& state) {
    if (turn_ != 0 && state.unseen == unseen_) return;
    if (++turn_ == 0) {
        // After 2^32 turns, what is remembered of the first would count again.
        std::fill(fits_.begin(), fits_.end(), Fit{});
        turn_ = 1;
    }
    unseen_ = state.unseen;
    tiles_ = symbol_sum_ = 0;
    some_ = 0;
    plane_ = {};
    for (std::size_t i = 0; i < unseen_.size(); ++i) {
        const unsigned copies = unseen_[i];
        if (copies == 0) continue;
        tiles_ += copies;
        symbol_sum_ += copies * symbols_of_[i];
        some_ |= Faces{1} << i;
        for (std::size_t bit = 0; bit < plane_.size(); ++bit) {
            plane_[bit] |= Faces{copies >> bit & 1U} << i;
        }
    }
    planes_ = plane_.size();
    while (planes_ != 0 && plane_[planes_ - 1] == 0) --planes_;
    count_chances();
}

void Unseen::count_chances() {
    const float all = static_cast<float>(std::max(1U, tiles_));
    for (std::size_t hits = 0; hits <= std::min<std::size_t>(tiles_, kMostTiles); ++hits) {
        const float miss = 1.0F - static_cast<float>(hits) / all;
        float missed = 1.0F;
        for (std::size_t draws = 0; draws <= kMostDraws; ++draws) {
            hit_[draws][hits] = 1.0F - missed;
            missed *= miss;
        }
    }
}

void Unseen::find(Signature signature, Sides sides, Fit& fit) const {
    Faces all = 0;
    fit.fit = fit.join = fit.end_lines = fit.end_mist = 0;
    for (std::size_t turn = 0; turn < 4; ++turn) {
        const Faces here = fit_[turn][signature] & some_;
        fit.fit |= here;
        all |= here & mist_on_all_[turn][sides];
        fit.join |= here & mist_on_any_[turn][sides];
        fit.end_lines |= here & lines_end_[turn][sides];
        fit.end_mist |= here & mist_ends_[turn][sides];
    }
    fit.fitting = static_cast<std::uint8_t>(count(all));
    fit.joining = static_cast<std::uint8_t>(count(fit.join));
    fit.turn = turn_;
}

unsigned Unseen::connecting(Signature signature, rules::Edge a, rules::Edge b) const {
    const Sides sides = 1U << static_cast<unsigned>(a) | 1U << static_cast<unsigned>(b);
    Faces faces = 0;
    for (std::size_t turn = 0; turn < 4; ++turn) {
        faces |= fit_[turn][signature] & some_ & lines_join_[turn][sides];
    }
    return count(faces);
}

Faces Unseen::fitting(Signature signature) const {
    return (fit_[0][signature] | fit_[1][signature] | fit_[2][signature] | fit_[3][signature]) &
           some_;
}

}  // namespace mistward::companion::mists
