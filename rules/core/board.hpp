#pragma once

#include "rules/core/fixed_list.hpp"
#include "rules/core/tables.hpp"

#include <bit>
#include <cstring>
#include <limits>
#include <type_traits>

namespace mistward::rules {

/// A tile on the board, by the order of placement; the start tile's quarters come first.
using Slot = StrongId<struct SlotTag, std::uint16_t>;
inline constexpr Slot kNoSlot{std::numeric_limits<std::uint16_t>::max()};

/// A tile that was placed and what it met.
struct Placement {
    Slot slot;
    TileId face;
    Rotation rotation;
    Position position;
    std::uint8_t met = 0;              ///< the sides with a face-up tile: bit `1 << Edge`
    std::array<Slot, 4> neighbours{};  ///< these tiles
};

/// The tiles on the table and the *frontier*: every empty space beside a face-up tile, with the
/// signature that a tile must have to lie there. Both are kept up to date by `place` in a time that
/// does not grow with the board. Any shape that `Limits::kTiles` connected tiles can take is a
/// board.
///
/// `Limits` gives the capacity: `kTiles`; `kTableBits`, so that 2^kTableBits exceeds the tiles and
/// the frontier together; `Index`, which counts up to their sum; `Coordinate`, which counts from
/// -kTiles to kTiles; `kFaces` and `Face`, which counts up to them; and which `Signature`, with
/// room for every terrain of these faces.
template <class Limits>
class Board {
    using Index = typename Limits::Index;
    using Coordinate = typename Limits::Coordinate;

public:
    using Signature = typename Limits::Signature;
    /// A connected shape of n tiles has at most 2n + 2 empty spaces beside it.
    static constexpr std::size_t kFrontier = 2 * Limits::kTiles + 2;

    std::size_t size() const { return tiles_; }
    bool full() const { return tiles_ == Limits::kTiles; }
    Position position(Slot slot) const { return unpack(where_[slot.value()]); }
    /// Of a tile that lies face up.
    TileId face(Slot slot) const { return face_[slot.value()]; }
    Rotation rotation(Slot slot) const { return rotation_[slot.value()]; }
    bool face_up(Slot slot) const { return face_[slot.value()] != kFaceDown; }

    /// The tile at a space, or kNoSlot.
    Slot at(Position position) const {
        const std::size_t content = table_[find(position)];
        return content == 0 || content > kLastTile ? kNoSlot : Slot(content - 1U);
    }

    std::size_t frontier_size() const { return frontier_; }
    Position frontier_position(std::size_t index) const {
        return unpack(where_[Limits::kTiles + index]);
    }
    Signature frontier_signature(std::size_t index) const { return signature_[index]; }

    /// The signatures of a vector of spaces of the frontier from `first`; 0 beyond the last space.
    Signatures<Signature> frontier_signatures(std::size_t first) const {
        Signatures<Signature> many{};
        if (kFrontier < first + kLanes<Signature>) {
            if (first >= kFrontier) return many;
            std::memcpy(&many, &signature_[first], (kFrontier - first) * sizeof(Signature));
            return many;
        }
        std::memcpy(&many, &signature_[first], sizeof(many));
        return many;
    }

    /// What a tile at an empty space must show; 0 if no face-up tile lies beside the space (P-2).
    Signature signature(Position position) const {
        const std::size_t content = table_[find(position)];
        return content > kLastTile ? signature_[content - kFirstFrontier] : Signature{0};
    }

    /// Puts a tile on an empty space. Whether it fits is the caller's question. Throws
    /// `BrokenInvariant` if the board has no room for the tile or for what it shows.
    Placement place(const Tables& tables, TileId face, Position position, Rotation rotation);

    /// Puts a tile face down on an empty space, where it asks nothing of its neighbours (P-2).
    Slot place_face_down(Position position) { return lay(find(position), kFaceDown, position, {}); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    struct Packed {
        Coordinate x = 0;
        Coordinate y = 0;
        friend bool operator==(const Packed& a, const Packed& b) {
            using Bits = std::conditional_t<sizeof(Packed) == 2, std::uint16_t, std::uint32_t>;
            return std::bit_cast<Bits>(a) == std::bit_cast<Bits>(b);
        }
    };

    /// Contents of the table: 0 nothing, then the tiles by slot, then the frontier by index.
    static constexpr std::size_t kLastTile = Limits::kTiles;
    static constexpr std::size_t kFirstFrontier = kLastTile + 1;
    static constexpr std::size_t kTable = std::size_t{1} << Limits::kTableBits;
    static_assert(Limits::kTiles <= kNoSlot.value(), "every slot has a number");
    static_assert(kLastTile + kFrontier <= std::numeric_limits<Index>::max());
    static_assert(kLastTile + kFrontier < kTable, "a free entry must end every search");
    static_assert(Limits::kTiles <= std::numeric_limits<Coordinate>::max());

    /// Stands for the face of a tile that lies face down (M-DOWN-2); no face has that number.
    static constexpr StoredTile<Limits> kFaceDown{
        std::numeric_limits<typename Limits::Face>::max()};
    static_assert(Limits::kFaces <= kFaceDown.value());

    static Position unpack(Packed packed) { return {packed.x, packed.y}; }
    static Packed pack(Position position) {
        return {static_cast<Coordinate>(position.x), static_cast<Coordinate>(position.y)};
    }

    static std::size_t home(Position position);
    std::size_t find(Position position) const;
    void leave_frontier(std::size_t entry);
    Slot lay(std::size_t entry, StoredTile<Limits> face, Position position, Rotation rotation);
    void ask(Position position, std::size_t entry, Signature signature);

    std::array<Index, kTable> table_{};
    std::array<Signature, kFrontier> signature_{};
    std::array<Packed, Limits::kTiles + kFrontier> where_{};  ///< by content, less 1
    std::array<StoredTile<Limits>, Limits::kTiles> face_{};
    std::array<Rotation, Limits::kTiles> rotation_{};
    Index tiles_ = 0;
    Index frontier_ = 0;
};

/// Neighbouring spaces have neighbouring entries, and a board of usual extent fits the table
/// without a collision; what lies beyond is mixed in, so that long thin boards do not pile up.
template <class Limits>
std::size_t Board<Limits>::home(Position position) {
    constexpr unsigned kBits = Limits::kTableBits;
    constexpr unsigned kColumnBits = kBits / 2;
    constexpr unsigned kRowBits = kBits - kColumnBits;
    const unsigned x = static_cast<unsigned>(position.x) + (1U << (kColumnBits - 1));
    const unsigned y = static_cast<unsigned>(position.y) + (1U << (kRowBits - 1));
    const unsigned near = (x & ((1U << kColumnBits) - 1U)) | (y << kColumnBits);
    if ((x >> kColumnBits | y >> kRowBits) == 0) return near;
    const unsigned far = (x >> kColumnBits) * 0x9E5U ^ (y >> kRowBits) * 0x6A7U;
    return (near ^ far) & (kTable - 1);
}

/// The table entry of a space, or the free entry where it would go.
template <class Limits>
std::size_t Board<Limits>::find(Position position) const {
    const Packed packed = pack(position);
    std::size_t entry = home(position);
    while (table_[entry] != 0 && !(where_[table_[entry] - 1U] == packed)) {
        entry = (entry + 1) & (kTable - 1);
    }
    return entry;
}

/// The space at a table entry is about to hold a tile: the last of the frontier takes its index.
template <class Limits>
void Board<Limits>::leave_frontier(std::size_t entry) {
    if (table_[entry] == 0) return;
    const std::size_t index = table_[entry] - kFirstFrontier;
    --frontier_;
    if (index != frontier_) {
        const Packed last = where_[Limits::kTiles + frontier_];
        const std::size_t moved = find(unpack(last));
        where_[Limits::kTiles + index] = last;
        signature_[index] = signature_[frontier_];
        table_[moved] = static_cast<Index>(kFirstFrontier + index);
    }
    where_[Limits::kTiles + frontier_] = {};
    signature_[frontier_] = 0;
}

/// Adds to what is asked of an empty space beside a tile.
template <class Limits>
void Board<Limits>::ask(Position position, std::size_t entry, Signature signature) {
    if (table_[entry] == 0) {
        where_[Limits::kTiles + frontier_] = pack(position);
        table_[entry] = static_cast<Index>(kFirstFrontier + frontier_);
        signature_[frontier_++] = signature;
    } else {
        Signature& asked = signature_[table_[entry] - kFirstFrontier];
        asked = static_cast<Signature>(asked | signature);
    }
}

template <class Limits>
Slot Board<Limits>::lay(std::size_t entry, StoredTile<Limits> face, Position position,
                        Rotation rotation) {
    require(!full(), "the board has room for one more tile");
    const Slot slot(tiles_);
    leave_frontier(entry);
    where_[tiles_] = pack(position);
    face_[tiles_] = face;
    rotation_[tiles_] = rotation;
    table_[entry] = ++tiles_;
    return slot;
}

template <class Limits>
Placement Board<Limits>::place(const Tables& tables, TileId face, Position position,
                               Rotation rotation) {
    const Signature shown = tables[face].template shown<Signature>(rotation.quarter_turns());
    require(shown != 0, "the spaces beside a tile can ask for what it shows");
    const StoredTile<Limits> stored(face);
    Placement placement{lay(find(position), stored, position, rotation), face, rotation, position};
    for (const Edge edge : kEdges) {
        const auto e = static_cast<std::size_t>(edge);
        const Position beside = neighbour(position, edge);
        const std::size_t found = find(beside);
        const std::size_t content = table_[found];
        const bool tile = content != 0 && content <= kLastTile;
        if (!tile) {
            ask(beside, found, at_side(across(shown), opposite(edge)));
        } else if (face_up(Slot(content - 1))) {
            placement.neighbours[e] = Slot(content - 1);
            placement.met = static_cast<std::uint8_t>(placement.met | 1U << e);
        }
    }
    return placement;
}

}  // namespace mistward::rules
