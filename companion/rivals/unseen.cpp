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

template <AnyState S>
Unseen<S>::Unseen(const rules::Tables& tables)
    : tables_(tables),
      reach_(tables.faces()),
      sides_(kAsked<Signature> * 16),
      mist_(kAsked<Signature> * 16),
      fields_(kAsked<Signature> * 64) {
    for (std::size_t i = 0; i < reach_.size(); ++i) {
        for (std::size_t turn = 0; turn < 4; ++turn) {
            for (std::size_t edge = 0; edge < 4; ++edge) {
                reach_[i][turn][edge] = reach_of(tables[rules::TileId(i)], turn, edge);
            }
        }
    }
}

template <AnyState S>
void Unseen<S>::begin_turn(const S& state) {
    pile_ = state.pile;
    draws_ = (pile_ + state.setup.players - 1U) / state.setup.players;
    if (turn_ != 0 && copies_ == state.unseen) return;  // what is remembered still holds
    ++turn_;
    copies_ = state.unseen;
    count_ = std::accumulate(copies_.begin(), copies_.end(), 0U);
    faces_.clear();
    for (std::size_t i = 0; i < tables_.faces(); ++i) {
        if (copies_[i] != 0) faces_.emplace_back(i);
    }
}

/// Calls `visit(face, turn, first)` for every way in which a tile lies there; `first` is true once
/// for each face.
template <AnyState S>
template <class Visit>
void Unseen<S>::for_each_way(Signature asked, Visit visit) const {
    for (const rules::TileId face : faces_) {
        unsigned turns = tables_.fitting_turns(face, asked);
        for (; turns != 0; turns &= turns - 1U) {
            visit(face.value(), static_cast<std::size_t>(std::countr_zero(turns)));
        }
    }
}

template <AnyState S>
const AtSides& Unseen<S>::at_sides(Signature asked, unsigned sides) {
    auto& [turn, answer] = sides_[number_of(asked) * 16 + sides];
    if (turn == turn_) return answer;
    turn = turn_;
    std::array<std::uint8_t, S::Limits::kFaces> can{};
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
    for (const rules::TileId face : faces_) {
        const auto add = [&](std::uint16_t& sum, unsigned bit) {
            if ((can[face.value()] & bit) == 0) return;
            sum = static_cast<std::uint16_t>(sum + copies_[face.value()]);
        };
        add(answer.fitting, kFits);
        add(answer.closing, kCloses);
        add(answer.joining, kJoins);
    }
    return answer;
}

template <AnyState S>
const AtMist& Unseen<S>::at_mist(Signature asked, unsigned misty) {
    auto& [turn, answer] = mist_[number_of(asked) * 16 + misty];
    if (turn == turn_) return answer;
    turn = turn_;
    std::array<std::uint8_t, S::Limits::kFaces> can{};
    for_each_way(asked, [&](std::size_t face, std::size_t way) {
        const bool meets = (tables_[rules::TileId(face)].misty[way] & misty) != 0;
        const unsigned bits = 1U | (meets ? 2U : 0U);
        can[face] = static_cast<std::uint8_t>(can[face] | bits);
    });
    answer = {};
    for (const rules::TileId face : faces_) {
        const auto add = [&](std::uint16_t& sum, unsigned bit) {
            if ((can[face.value()] & bit) == 0) return;
            sum = static_cast<std::uint16_t>(sum + copies_[face.value()]);
        };
        add(answer.fitting, 1);
        add(answer.meeting, 2);
    }
    return answer;
}

template <AnyState S>
unsigned Unseen<S>::joining_fields(Signature asked, unsigned half, unsigned other) {
    auto& [turn, answer] = fields_[number_of(asked) * 64 + half * 8U + other];
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

template <AnyState S>
float Unseen<S>::in_time(float tiles, std::size_t errands, unsigned players) const {
    const auto each = static_cast<unsigned>(std::max<std::size_t>(errands, 1));
    const unsigned all = std::min(std::min(draws_, kHorizon) * players, pile_);
    if (count_ == 0 || all < errands) return 0;
    const unsigned draws = (all + each / 2) / each;
    const float miss = std::max(0.0F, 1 - next(tiles));
    float none = 1;
    for (unsigned i = 0; i < draws; ++i) none *= miss;
    return 1 - none;
}

template class Unseen<State>;
template class Unseen<LargeState>;

}  // namespace mistward::companion::rivals
