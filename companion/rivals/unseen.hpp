#pragma once

#include "rules/core/tables.hpp"
#include "rules/rivals/game.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace mistward::companion::rivals {

using State = rules::rivals::State;
using LargeState = rules::rivals::LargeState;
using rules::rivals::AnyState;

/// What is asked of a space as a number, for tables of `kAsked` places.
template <rules::AnySignature>
inline constexpr std::size_t kAsked = 256;
template <>
inline constexpr std::size_t kAsked<rules::WideSignature> = 6 * 6 * 6 * 6;

constexpr std::size_t number_of(rules::Signature asked) { return asked; }
constexpr std::size_t number_of(rules::WideSignature asked) {
    // Of each side nothing is asked, one of four terrains, or any.
    constexpr std::array<std::uint8_t, 16> kDigits{0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 5};
    std::size_t number = 0;
    for (unsigned bits = asked, side = 0; side < 4; ++side, bits >>= 4U) {
        number = 6 * number + kDigits[bits & 15U];
    }
    return number;
}

/// How many of the unseen tiles can do something at a space, turned as they may be.
struct AtSides {
    std::uint16_t fitting = 0;  ///< lie there
    std::uint16_t closing = 0;  ///< and end each road and city that comes in at these sides
    std::uint16_t joining = 0;  ///< and make one feature of what comes in at these sides
};
struct AtMist {
    std::uint16_t fitting = 0;
    std::uint16_t meeting = 0;  ///< lie there so that mist meets mist
};

/// The tiles that nobody has seen, asked for what they can do at an empty space. The answers are
/// remembered for one turn, in which nothing is drawn.
template <AnyState S>
class Unseen {
public:
    using Signature = typename S::Limits::Signature;

    explicit Unseen(const rules::Tables& tables);

    /// Forgets the turn before. `state` has the tiles that are unseen and how many are to come.
    void begin_turn(const S& state);

    unsigned count() const { return count_; }

    /// What comes in are the features of the neighbours at `sides`, bit `1 << Edge`.
    const AtSides& at_sides(Signature asked, unsigned sides);

    /// `misty` are the sides at which a neighbour has mist, bit `1 << Edge`.
    const AtMist& at_mist(Signature asked, unsigned misty);

    /// How many tiles, lying there, join the fields at two of the half-edges of the space, counted
    /// clockwise from the west half of the north side.
    unsigned joining_fields(Signature asked, unsigned half, unsigned other);

    /// The chance that a tile is drawn next of which there are so many.
    float next(float tiles) const { return count_ == 0 ? 0 : tiles / static_cast<float>(count_); }

    /// The chance that such a tile is among what is drawn by a player who has `errands` of that
    /// kind at a time, and by others who do the same for them, `players` in all: until all is drawn
    /// or the next `kHorizon` turns of each are over.
    float in_time(float tiles, std::size_t errands, unsigned players = 1) const;

    static constexpr unsigned kHorizon = 12;

private:
    template <class Answer>
    struct Remembered {
        std::uint32_t turn = 0;  ///< of what was asked
        Answer answer{};
    };
    static constexpr std::size_t kErrands = 6;

    template <class Visit>
    void for_each_way(Signature asked, Visit visit) const;

    const rules::Tables& tables_;
    /// The sides that the road or city at a side of a turned face reaches, its own included.
    std::vector<std::array<std::array<std::uint8_t, 4>, 4>> reach_;
    std::vector<Remembered<AtSides>> sides_;
    std::vector<Remembered<AtMist>> mist_;
    std::vector<Remembered<std::uint16_t>> fields_;
    std::array<std::uint8_t, S::Limits::kFaces> copies_{};
    std::vector<rules::TileId> faces_;  ///< of which there are tiles
    std::uint32_t turn_ = 0;
    unsigned count_ = 0;
    unsigned draws_ = 0;  ///< that each player still has
    unsigned pile_ = 0;
};

extern template class Unseen<State>;
extern template class Unseen<LargeState>;

}  // namespace mistward::companion::rivals
