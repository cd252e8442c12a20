#pragma once

#include "rules/core/types.hpp"

#include <bit>
#include <concepts>

// What must lie on the four sides of a tile, in one number: as many bits for each side, in the
// order of `Edge`, and 0 where nothing is asked. What a tile shows on its sides is written alike.

namespace mistward::rules {

/// Two bits a side: 1 + `Terrain`, so there is room for three terrains.
using Signature = std::uint8_t;

/// Four bits a side: one for each of four terrains, and all of them where any may lie.
using WideSignature = std::uint16_t;

template <class S>
concept AnySignature = std::same_as<S, Signature> || std::same_as<S, WideSignature>;

template <AnySignature S>
inline constexpr unsigned kSideBits = 2 * sizeof(S);

/// How many spaces are looked at at once.
template <AnySignature S>
inline constexpr std::size_t kLanes = 16 / sizeof(S);

template <AnySignature S>
struct SignatureVector {
    typedef S Type __attribute__((vector_size(16)));
};

/// So many of them, for operations on all at once.
template <AnySignature S>
using Signatures = typename SignatureVector<S>::Type;

/// The first bit of each side.
template <AnySignature S>
inline constexpr S kAllSides = sizeof(S) == 1 ? 0x55 : 0x1111;

/// The bits of one side for a terrain; 0 if a signature has no room for it.
template <AnySignature S>
constexpr unsigned side_bits(Terrain terrain) {
    const auto number = static_cast<unsigned>(terrain);
    if constexpr (std::same_as<S, Signature>) {
        return number < 3 ? number + 1 : 0;
    } else {
        if (terrain == Terrain::Any) return 15;
        return number < 4 ? 1U << number : 0;
    }
}

/// The bits of the side `edge` in a signature.
template <AnySignature S>
constexpr S at_side(S signature, Edge edge) {
    constexpr unsigned kSide = ~(~0U << kSideBits<S>);
    return static_cast<S>(signature & kSide << (kSideBits<S> * static_cast<unsigned>(edge)));
}

/// Whether a signature asks for anything on the side `edge`.
template <AnySignature S>
constexpr bool asks(S signature, Edge edge) {
    return at_side(signature, edge) != 0;
}

/// The first bit of each side on which a signature asks for anything.
template <AnySignature S>
constexpr S sides_asked(S signature) {
    unsigned bits = signature;
    for (unsigned step = 1; step < kSideBits<S>; step *= 2) bits |= bits >> step;
    return static_cast<S>(bits & kAllSides<S>);
}

/// The signature with `terrain` on the side `edge` alone. There must be room for the terrain.
template <AnySignature S>
constexpr S side(Edge edge, Terrain terrain) {
    const unsigned bits = side_bits<S>(terrain);
    require(bits != 0, "a signature has room for the terrain");
    return static_cast<S>(bits << (kSideBits<S> * static_cast<unsigned>(edge)));
}

/// Whether a signature asks for `terrain` on the side `edge`.
template <AnySignature S>
constexpr bool asks_for(S signature, Edge edge, Terrain terrain) {
    return at_side(signature, edge) == side<S>(edge, terrain);
}

/// What a tile that shows this asks of those beside it: each side stands where theirs is that
/// touches it.
template <AnySignature S>
constexpr S across(S shown) {
    return std::rotl(shown, 2 * static_cast<int>(kSideBits<S>));
}

/// The bits that what is shown must have, or must equal: those of the sides of which something is
/// asked that not every terrain is. `Bits` are a signature, or many.
template <AnySignature S, class Bits>
constexpr Bits wanted(Bits asked) {
    if constexpr (std::same_as<S, Signature>) {
        const Bits sides = (asked | asked >> 1) & 0x55;
        return sides | sides << 1;
    } else {
        const Bits any = asked & asked >> 1 & 0x1111;  // where any terrain may lie
        return asked & ~(any | any << 1 | any << 2 | any << 3);
    }
}

/// Some bits for each side of which something is asked that is not shown; none if a tile that shows
/// `shown` may lie where `asked` is asked for (P-1). `want` is `wanted` of what is asked.
template <AnySignature S, class Bits>
constexpr Bits misfits(Bits asked, Bits want, Bits shown) {
    if constexpr (std::same_as<S, Signature>) {
        return (asked ^ shown) & want;
    } else {
        return want & ~shown;
    }
}

}  // namespace mistward::rules
