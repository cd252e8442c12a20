#pragma once

#include "rules/core/board.hpp"
#include "rules/core/decision_sink.hpp"
#include "rules/core/result.hpp"

#include <bit>

namespace mistward::rules {

/// The turns in which a tile fits (P-1) where signatures are asked for: bit `1 << quarter_turns` of
/// each; none for the signature 0, which is that of no space. As many as a vector has are compared
/// at once: the listing of placements takes most of the time of a random game.
template <AnySignature S>
[[gnu::always_inline]] inline Signatures<S> fitting_turns(const FaceTable& face,
                                                          Signatures<S> asked) {
    const Signatures<S> want = wanted<S>(asked);
    const auto fits = [&](std::size_t turn) {
        return reinterpret_cast<Signatures<S>>(misfits<S>(asked, want, face.shown_often<S>(turn)) ==
                                               0);
    };
    const Signatures<S> turns = (fits(0) & 1) | (fits(1) & 2) | (fits(2) & 4) | (fits(3) & 8);
    return turns & reinterpret_cast<Signatures<S>>(asked != 0);
}

/// The turns for eight spaces at a time: bit `8 * space + quarter_turns`.
template <AnySignature S>
inline std::array<std::uint64_t, kLanes<S> / 8> eights(Signatures<S> turns) {
    typedef std::uint8_t Bytes __attribute__((vector_size(kLanes<S>)));
    auto words = std::bit_cast<std::array<std::uint64_t, kLanes<S> / 8>>(
        __builtin_convertvector(turns, Bytes));
    if constexpr (std::endian::native == std::endian::big) {
        for (std::uint64_t& word : words) word = __builtin_bswap64(word);
    }
    return words;
}

/// The turns in which a tile fits in the spaces 0 to 7 and 8 to 15 of the frontier from `first`.
/// Inlined, so that what the tile shows stays in registers: a call took a twentieth of the time of
/// a game.
template <class Limits>
[[gnu::always_inline]] inline std::array<std::uint64_t, 2> turns_at(const FaceTable& face,
                                                                    const Board<Limits>& board,
                                                                    std::size_t first) {
    using S = typename Limits::Signature;
    const auto turns = eights<S>(fitting_turns<S>(face, board.frontier_signatures(first)));
    if constexpr (turns.size() == 2) {
        return turns;
    } else {
        const auto asked = board.frontier_signatures(first + kLanes<S>);
        return {turns[0], eights<S>(fitting_turns<S>(face, asked))[0]};
    }
}

/// For each space, how many turns there are up to and including it; the highest byte has them all.
/// Compilers that may not count on a machine's own instruction call a function for `std::popcount`,
/// which takes longer.
inline std::uint64_t count_up_to_each(std::uint64_t eight) {
    const std::uint64_t pairs = eight - (eight >> 1U & 0x5555555555555555U);
    const std::uint64_t bytes = (pairs & 0x3333333333333333U) + (pairs >> 2U & 0x3333333333333333U);
    return bytes * 0x0101010101010101U;
}

inline std::size_t count_turns(std::uint64_t eight) {
    return static_cast<std::size_t>(count_up_to_each(eight) >> 56U);
}

/// The bit of turn `number`, counted from 0; there must be so many.
inline unsigned find_turn(std::uint64_t eight, std::size_t number) {
    constexpr std::uint64_t kEach = 0x0101010101010101U;
    const std::uint64_t up_to_each = count_up_to_each(eight);
    const std::uint64_t enough =
        ((up_to_each | 0x80U * kEach) - (number + 1U) * kEach) & 0x80U * kEach;
    const auto shift = static_cast<unsigned>(std::countr_zero(enough)) & ~7U;
    const std::uint64_t before = (up_to_each << 8U) >> shift & 0xFFU;
    unsigned turns = static_cast<unsigned>(eight >> shift & 15U);
    for (std::size_t left = number - before; left != 0; --left) turns &= turns - 1U;
    return shift + static_cast<unsigned>(std::countr_zero(turns));
}

/// Adds every space and turn in which a tile fits (P-1), until `out` is full.
template <class Limits>
void legal_placements(const Tables& tables, const Board<Limits>& board, TileId tile,
                      DecisionSink& out) {
    for (std::size_t first = 0; first < board.frontier_size();) {
        for (std::uint64_t turns : turns_at(tables[tile], board, first)) {
            for (; turns != 0; turns &= turns - 1U) {
                const auto bit = static_cast<unsigned>(std::countr_zero(turns));
                if (out.full()) return;
                out.add(PlaceTile{board.frontier_position(first + bit / 8), Rotation(bit % 8)});
            }
            first += 8;
        }
    }
}

/// In how many ways a tile fits somewhere (P-1), counted until there are at least `enough`.
template <class Limits>
std::size_t count_placements(const Tables& tables, const Board<Limits>& board, TileId tile,
                             std::size_t enough) {
    std::size_t count = 0;
    for (std::size_t first = 0; first < board.frontier_size() && count < enough; first += 16) {
        const auto turns = turns_at(tables[tile], board, first);
        count += count_turns(turns[0]) + count_turns(turns[1]);
    }
    return count;
}

/// Whether a tile fits anywhere (P-3).
template <class Limits>
bool fits_somewhere(const Tables& tables, const Board<Limits>& board, TileId tile) {
    return count_placements(tables, board, tile, 1) != 0;
}

/// Every space and turn in which a tile fits (P-1), in the order of `legal_placements`: counted and
/// looked up by number without a list. It refers to the board and holds while that does not change.
template <class Limits>
class Placements {
public:
    void list(const Tables& tables, const Board<Limits>& board, TileId tile) {
        board_ = &board;
        std::size_t size = 0;
        for (std::size_t first = 0; first < board.frontier_size(); first += 16) {
            const auto turns = turns_at(tables[tile], board, first);
            for (std::size_t i = 0; i < 2; ++i) {
                turns_[first / 8 + i] = turns[i];
                size += count_turns(turns[i]);
            }
        }
        size_ = size;
    }

    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }

    PlaceTile operator[](std::size_t number) const {
        std::size_t eight = 0;
        for (;; ++eight) {
            const std::size_t here = count_turns(turns_[eight]);
            if (number < here) break;
            number -= here;
        }
        const unsigned bit = find_turn(turns_[eight], number);
        return {board_->frontier_position(8 * eight + bit / 8), Rotation(bit % 8)};
    }

private:
    const Board<Limits>* board_ = nullptr;
    std::array<std::uint64_t, (Board<Limits>::kFrontier + 15) / 16 * 2> turns_;
    std::size_t size_ = 0;
};

/// Whether a tile may lie at that space in that turn; if not, why (P-1, P-2).
template <class Limits>
Result<void> check_placement(const Tables& tables, const Board<Limits>& board, TileId tile,
                             const PlaceTile& decision) {
    const typename Limits::Signature asked = board.signature(decision.position);
    if (asked == 0) {
        const bool taken = board.at(decision.position) != kNoSlot;
        return tl::make_unexpected(taken ? Refusal::SpaceTaken : Refusal::SpaceNotAdjacent);
    }
    const unsigned turns = tables.fitting_turns(tile, asked);
    if ((turns >> decision.rotation.quarter_turns() & 1U) == 0) {
        return tl::make_unexpected(Refusal::EdgesDoNotMatch);
    }
    return {};
}

}  // namespace mistward::rules
