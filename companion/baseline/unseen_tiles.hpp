#pragma once

#include "rules/core/tables.hpp"

#include <array>
#include <span>
#include <unordered_map>

namespace mistward::companion::baseline {

/// The tiles that nobody has seen, asked for what fits a space. It holds for one turn, in which
/// nothing is drawn face up.
class UnseenTiles {
public:
    /// `copies` counts the unseen tiles of each face; `draws` of them are still of use to whoever
    /// asks.
    UnseenTiles(const rules::Tables& tables, std::span<const std::uint8_t> copies, double draws);

    /// How likely it is, 0 to 1, that one of the draws fits where `wanted` is asked for and has
    /// mist on the sides `misty` (bit `1 << Edge`).
    double chance(rules::Signature wanted, std::uint8_t misty);
    double chance(rules::WideSignature wanted, std::uint8_t misty);

    /// Calls `visit(FaceTable, copies)` for each face of which tiles are unseen.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t face = 0; face < copies_.size(); ++face) {
            if (copies_[face] != 0) visit(tables_[rules::TileId(face)], copies_[face]);
        }
    }

    unsigned count() const { return count_; }

private:
    template <rules::AnySignature S>
    double computed(S wanted, std::uint8_t misty) const;

    const rules::Tables& tables_;
    std::span<const std::uint8_t> copies_;
    double draws_;
    unsigned count_;
    std::array<float, 256 * 16> chances_;  ///< negative: not asked for yet
    std::unordered_map<std::uint32_t, double> wide_chances_;
};

}  // namespace mistward::companion::baseline
