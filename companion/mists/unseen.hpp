#pragma once

#include "rules/mists/state.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace mistward::companion::mists {

using rules::mists::Limits;
using rules::mists::State;

/// A set of tile faces: bit `1 << TileId`.
using Faces = std::uint64_t;
static_assert(Limits::kFaces <= 64);

/// A set of sides of a space: bit `1 << Edge`.
using Sides = unsigned;

/// How many bits are set. Without a machine's own instruction `std::popcount` calls a function,
/// which takes longer.
constexpr unsigned count_ones(std::uint64_t bits) {
    bits -= bits >> 1U & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<unsigned>(bits * 0x0101010101010101U >> 56U);
}

/// What the unseen tiles of one game can do at a space. Which faces fit where, and what they do
/// there, never changes, so it is looked up in sets of 64 faces; how many tiles of them are unseen
/// stays the same during a turn and is remembered for each kind of space.
class Unseen {
public:
    /// Chances are looked up for at most so many draws.
    static constexpr std::size_t kMostDraws = 8;

    /// The faces that do something at a space, and how many unseen tiles have them.
    struct Fit {
        std::uint32_t turn = 0;
        std::uint8_t fitting = 0;  ///< tiles that fit and have mist on all the sides
        std::uint8_t joining = 0;  ///< that fit with mist on at least one of the sides
        Faces fit = 0;             ///< that fit at all
        Faces join = 0;            ///< that fit with mist on at least one of the sides
        Faces end_lines = 0;       ///< that complete roads and cities which lack only these sides
        Faces end_mist = 0;        ///< that complete banks which lack only these sides
    };

    explicit Unseen(const rules::Tables& tables);

    /// Looks at the unseen tiles of a state, unless they are those that were looked at last.
    void look(const State& state);

    /// What tiles do at a space that asks for `signature`, of which `sides` are spoken of.
    const Fit& at(rules::Signature signature, Sides sides) {
        Fit& fit = fits_[signature * 16U + sides];
        if (fit.turn != turn_) find(signature, sides, fit);
        return fit;
    }

    /// The unseen tiles with a line that reaches both sides and fits at such a space.
    unsigned connecting(rules::Signature signature, rules::Edge a, rules::Edge b) const;

    /// The faces that fit at such a space.
    Faces fitting(rules::Signature signature) const;

    unsigned tiles() const { return tiles_; }
    unsigned count(Faces faces) const {
        unsigned sum = 0;
        for (std::size_t bit = 0; bit < planes_; ++bit) {
            sum += count_ones(faces & plane_[bit]) << bit;
        }
        return sum;
    }
    /// The chance that the next tile is one of so many; 0 if no tile is left.
    float chance(unsigned tiles) const { return hit_[1][tiles]; }
    /// The chance that one of so many is among the next `draws`, which are independent here.
    float chance(unsigned tiles, std::size_t draws) const { return hit_[draws][tiles]; }

    /// Faces with so many symbols (3 stands for more), of which a tile is unseen.
    Faces with_symbols(std::size_t symbols) const { return symbols_[symbols] & some_; }
    Faces cemeteries() const { return cemeteries_ & some_; }
    Faces castles() const { return castles_ & some_; }
    /// Symbols on all unseen tiles.
    unsigned symbols() const { return symbol_sum_; }

private:
    using ByTurn = std::array<std::array<Faces, 16>, 4>;
    static constexpr std::size_t kMostTiles = 255;

    void add(const rules::FaceTable& face, Faces bit);
    void add_turned(const rules::FaceTable& face, std::size_t turn, Faces bit);
    void find(rules::Signature signature, Sides sides, Fit& fit) const;
    void count_chances();

    // Of the set: by the quarter turns of the face, then by signature or sides.
    std::array<std::array<Faces, 256>, 4> fit_{};
    ByTurn mist_on_all_{};  ///< mist on all of the sides
    ByTurn mist_on_any_{};
    ByTurn mist_ends_{};   ///< the mists that touch the sides touch no other
    ByTurn lines_end_{};   ///< the roads and cities that touch the sides touch no other
    ByTurn lines_join_{};  ///< one road or city touches all of the sides
    std::array<Faces, 4> symbols_{};
    Faces cemeteries_ = 0;
    Faces castles_ = 0;
    std::array<std::uint8_t, Limits::kFaces> symbols_of_{};

    // Of the turn.
    std::array<std::uint8_t, Limits::kFaces> unseen_{};
    std::uint32_t turn_ = 0;
    unsigned tiles_ = 0;
    unsigned symbol_sum_ = 0;
    Faces some_ = 0;
    std::size_t planes_ = 0;
    std::array<Faces, 8> plane_{};  ///< bit k of the number of unseen tiles of each face
    std::array<std::array<float, kMostTiles + 1>, kMostDraws + 1> hit_{};
    std::vector<Fit> fits_;
};

}  // namespace mistward::companion::mists
