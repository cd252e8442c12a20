#pragma once

#include "rules/core/types.hpp"

#include <initializer_list>
#include <optional>

namespace mistward::rules {

/// The parts of the competitive game, each with a folder of its own in `rules/rivals`. A name that
/// begins with `Test` is no part for players: it is there to hold the trunk to what other parts
/// will ask of it, and no room can be made with it.
enum class Part : std::uint8_t {
    Guards,
    Ghosts,
    Castles,
    Cemeteries,
    Abbot,
    Inns,
    Builder,
    Pig,
    Goods,
    Dragon,
    Fairy,
    Princesses,
    Portals,
    Towers,
    Abbeys,
    Mayor,
    Wagon,
    Barn,
    TestGifts
};
inline constexpr auto kParts = kAllOf<Part>;

/// The word for a part, such as `cemeteries`.
constexpr std::string_view name(Part part) {
    return kWordsOf<Part>[static_cast<std::size_t>(part)];
}

/// A set of parts, in bytes so that what has one keeps its alignment.
class PartSet {
public:
    constexpr PartSet() = default;
    constexpr PartSet(std::initializer_list<Part> parts) {
        for (const Part part : parts) insert(part);
    }
    constexpr bool contains(Part part) const { return (bytes_[byte(part)] & bit(part)) != 0; }
    constexpr bool contains(PartSet other) const { return (other & *this) == other; }
    constexpr bool empty() const { return *this == PartSet(); }
    constexpr void insert(Part part) {
        bytes_[byte(part)] = static_cast<std::uint8_t>(bytes_[byte(part)] | bit(part));
    }
    friend constexpr PartSet operator|(PartSet a, PartSet b) {
        for (std::size_t i = 0; i < kBytes; ++i) a.set(i, unsigned{a.bytes_[i]} | b.bytes_[i]);
        return a;
    }
    friend constexpr PartSet operator&(PartSet a, PartSet b) {
        for (std::size_t i = 0; i < kBytes; ++i) a.set(i, unsigned{a.bytes_[i]} & b.bytes_[i]);
        return a;
    }
    /// What is in one of the two only.
    friend constexpr PartSet operator^(PartSet a, PartSet b) {
        for (std::size_t i = 0; i < kBytes; ++i) a.set(i, unsigned{a.bytes_[i]} ^ b.bytes_[i]);
        return a;
    }
    constexpr auto operator<=>(const PartSet&) const = default;

private:
    static constexpr std::size_t kBytes = 5;
    static_assert(kParts.size() <= 8 * kBytes, "a bit for each part");
    static constexpr std::size_t byte(Part part) { return static_cast<std::size_t>(part) / 8; }
    static constexpr unsigned bit(Part part) { return 1U << static_cast<unsigned>(part) % 8; }
    constexpr void set(std::size_t index, unsigned bits) {
        bytes_[index] = static_cast<std::uint8_t>(bits);
    }
    std::array<std::uint8_t, kBytes> bytes_{};
};

/// What the game `ghosts` has unless it is left out (G-SET-1).
inline constexpr PartSet kPartsToLeaveOut{Part::Ghosts, Part::Castles, Part::Cemeteries};

/// All that the game `ghosts` is made of.
inline constexpr PartSet kPartsOfGhosts = kPartsToLeaveOut | PartSet{Part::Guards};

/// What any competitive game can be played with besides.
inline constexpr PartSet kPartsToAdd{Part::Abbot,   Part::Inns,   Part::Builder,  Part::Pig,
                                     Part::Goods,   Part::Dragon, Part::Fairy,    Part::Princesses,
                                     Part::Portals, Part::Towers, Part::Abbeys,   Part::Mayor,
                                     Part::Wagon,   Part::Barn,   Part::TestGifts};

/// The parts to add that players can choose; the others are for tests.
inline constexpr PartSet kOfferedParts{Part::Abbot,   Part::Inns,   Part::Builder, Part::Pig,
                                       Part::Goods,   Part::Dragon, Part::Fairy,   Part::Princesses,
                                       Part::Portals, Part::Towers, Part::Abbeys,  Part::Mayor,
                                       Part::Wagon,   Part::Barn};

/// What was published together: parts, and the tiles that come into the game with any of them
/// (E-SET-1, E-SET-2).
enum class Expansion : std::uint8_t { Abbot, Inns, Traders, Dragon, Tower, Abbey };
inline constexpr auto kExpansions = kAllOf<Expansion>;

/// The word for an expansion, such as `traders`, which is also the name of its set of tiles.
constexpr std::string_view name(Expansion expansion) {
    return kWordsOf<Expansion>[static_cast<std::size_t>(expansion)];
}

/// The parts of an expansion.
constexpr PartSet parts_of(Expansion expansion) {
    switch (expansion) {
        case Expansion::Abbot:
            return {Part::Abbot};
        case Expansion::Inns:
            return {Part::Inns};
        case Expansion::Traders:
            return {Part::Builder, Part::Pig, Part::Goods};
        case Expansion::Dragon:
            return {Part::Dragon, Part::Fairy, Part::Princesses, Part::Portals};
        case Expansion::Tower:
            return {Part::Towers};
        case Expansion::Abbey:
            return {Part::Abbeys, Part::Mayor, Part::Wagon, Part::Barn};
    }
    return {};
}

/// The part without which a tile that shows this in its centre is not drawn, if there is one.
constexpr std::optional<Part> part_of(FeatureKind centre) {
    if (centre == FeatureKind::Castle) return Part::Castles;
    if (centre == FeatureKind::Cemetery) return Part::Cemeteries;
    return std::nullopt;
}

}  // namespace mistward::rules
