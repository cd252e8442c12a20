#include "companion/rivals/unseen.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace mistward::companion::rivals {
namespace {

using rules::FaceTable;

/// The sides of a turned face that have the road or city of side `edge`; none for a field.
std::uint8_t reach_of(const FaceTable& face, std::size_t turn, std::size_t edge) {
    const std::uint8_t line = face.side[turn][edge].line;
    unsigned sides = 0;
    for (std::size_t other = 0; other < 4; ++other) {
        if (line != FaceTable::kNone && face.side[turn][other].line == line) sides |= 1U << other;
    }
    return static_cast<std::uint8_t>(sides);
}

}  // namespace

Unseen::Unseen(const rules::Tables& tables)
    : tables_(tables),
      reach_(tables.faces()),
      sides_(256 * 16),
      mist_(256 * 16),
      fields_(256 * 64) {
    for (std::size_t i = 0; i < reach_.size(); ++i) {
        for (std::size_t turn = 0; turn < 4; ++turn) {
            for (std::size_t edge = 0; edge < 4; ++edge) {
                reach_[i][turn][edge] = reach_of(tables[rules::TileId(i)], turn, edge);
            }
        }
    }
}

void Unseen::begin_turn(const State& state) {
    ++turn_;
    copies_ = state.unseen;
    count_ = std::accumulate(copies_.begin(), copies_.end(), 0U);
    faces_.clear();
    for (std::size_t i = 0; i < tables_.faces(); ++i) {
        if (copies_[i] != 0) faces_.push_back(static_cast<std::uint8_t>(i));
    }
    pile_ = state.pile;
    draws_ = (pile_ + state.setup.players - 1U) / state.setup.players;
}

/// Calls `visit(face, turn, first)` for every way in which a tile lies there; `first` is true once
/// for each face.
template <class Visit>
void Unseen::for_each_way(rules::Signature asked, Visit visit) const {
    for (const std::uint8_t face : faces_) {
        unsigned turns = tables_.fitting_turns(rules::TileId(face), asked);
        for (; turns != 0; turns &= turns - 1U) {
            visit(face, static_cast<std::size_t>(std::countr_zero(turns)));
        }
    }
}

const Unseen::AtSides& Unseen::at_sides(rules::Signature asked, unsigned sides) {
    auto& [turn, answer] = sides_[asked * 16U + sides];
    if (turn == turn_) return answer;
    turn = turn_;
    std::array<std::uint8_t, rules::rivals::Limits::kFaces> can{};
    constexpr unsigned kFits = 1;
    constexpr unsigned kCloses = 2;
    constexpr unsigned kJoins = 4;
    for_each_way(asked, [&](std::size_t face, std::size_t way) {
        unsigned reached = 0;
        unsigned common = 15;
        for (unsigned left = sides; left != 0; left &= left - 1U) {
            const unsigned reach =
                reach_[face][way][static_cast<std::size_t>(std::countr_zero(left))];
            reached |= reach;
            common &= reach;
        }
        const bool closes = (reached & ~sides) == 0;
        const bool joins = (sides & ~common) == 0;
        can[face] = static_cast<std::uint8_t>(can[face] | kFits | (closes ? kCloses : 0U) |
                                              (joins ? kJoins : 0U));
    });
    answer = {};
    for (const std::uint8_t face : faces_) {
        const auto add = [&](std::uint16_t& sum, unsigned bit) {
            if ((can[face] & bit) != 0) sum = static_cast<std::uint16_t>(sum + copies_[face]);
        };
        add(answer.fitting, kFits);
        add(answer.closing, kCloses);
        add(answer.joining, kJoins);
    }
    return answer;
}

const Unseen::AtMist& Unseen::at_mist(rules::Signature asked, unsigned misty) {
    auto& [turn, answer] = mist_[asked * 16U + misty];
    if (turn == turn_) return answer;
    turn = turn_;
    std::array<std::uint8_t, rules::rivals::Limits::kFaces> can{};
    for_each_way(asked, [&](std::size_t face, std::size_t way) {
        const bool meets = (tables_[rules::TileId(face)].misty[way] & misty) != 0;
        const unsigned bits = 1U | (meets ? 2U : 0U);
        can[face] = static_cast<std::uint8_t>(can[face] | bits);
    });
    answer = {};
    for (const std::uint8_t face : faces_) {
        const auto add = [&](std::uint16_t& sum, unsigned bit) {
            if ((can[face] & bit) != 0) sum = static_cast<std::uint16_t>(sum + copies_[face]);
        };
        add(answer.fitting, 1);
        add(answer.meeting, 2);
    }
    return answer;
}

unsigned Unseen::joining_fields(rules::Signature asked, unsigned half, unsigned other) {
    auto& [turn, answer] = fields_[asked * 64U + half * 8U + other];
    if (turn == turn_) return answer;
    turn = turn_;
    answer = 0;
    std::size_t counted = tables_.faces();
    for_each_way(asked, [&](std::size_t face, std::size_t way) {
        const auto& side = tables_[rules::TileId(face)].side[way];
        const std::uint8_t a = side[half / 2].fields[half % 2];
        const std::uint8_t b = side[other / 2].fields[other % 2];
        if (a == FaceTable::kNone || a != b || counted == face) return;
        counted = face;
        answer = static_cast<std::uint16_t>(answer + copies_[face]);
    });
    return answer;
}

float Unseen::in_time(float tiles, std::size_t errands, unsigned players) const {
    const auto each = static_cast<unsigned>(std::max<std::size_t>(errands, 1));
    const unsigned all = std::min(std::min(draws_, kHorizon) * players, pile_);
    if (count_ == 0 || all < errands) return 0;
    const unsigned draws = (all + each / 2) / each;
    const float miss = std::max(0.0F, 1 - next(tiles));
    float none = 1;
    for (unsigned i = 0; i < draws; ++i) none *= miss;
    return 1 - none;
}

}  // namespace mistward::companion::rivals
