#include "rules/core/digest.hpp"

namespace mistward::rules {
namespace {

/// 64-bit FNV-1a over whole numbers.
class Fnv {
public:
    template <class Number>
    requires std::integral<Number> || std::is_enum_v<Number>
    void add(Number number) {
        auto bits = static_cast<std::uint32_t>(static_cast<std::int32_t>(number));
        for (int byte = 0; byte < 4; ++byte, bits >>= 8U) {
            hash_ = (hash_ ^ (bits & 0xFFU)) * 0x100000001B3U;
        }
    }
    void add(Position position) {
        add(position.x);
        add(position.y);
    }
    void add(const FeatureRef& feature) {
        add(feature.position);
        add(feature.segment.value());
    }
    void add(std::string_view word) {
        add(word.size());
        for (const char letter : word) add(letter);
    }
    void add(const FactValue& fact) {
        add(fact.value.index());
        std::visit(
            [this]<class T>(const T& value) {
                if constexpr (!std::same_as<T, std::monostate>) add(value);
            },
            fact.value);
    }
    void add(const FactValue::List& list) {
        add(list.size());
        for (const FactValue& value : list) add(value);
    }
    void add(ColourSet colours) {
        add(colours.size());
        for (const Colour colour : colours) add(colour);
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

void add_setup(const Setup& setup, Fnv& hash) {
    hash.add(setup.mode);
    hash.add(setup.level);
    hash.add(setup.players);
    hash.add(setup.scoring);
    for (const Part part : kParts) {
        if (kPartsToLeaveOut.contains(part)) hash.add(!setup.changed.contains(part));
    }
    for (const Part part : kParts) {
        if ((kPartsToAdd & setup.changed).contains(part)) hash.add(part);
    }
}

void add_moment(const View& view, Fnv& hash) {
    hash.add(view.turn);
    hash.add(view.point.kind);
    hash.add(view.point.player.value());
    if (view.point.player != view.active.id) hash.add(view.active.id.value());
    hash.add(view.outcome);
    hash.add(view.reason);
    hash.add(view.winners);
    hash.add(view.drawn ? static_cast<int>(view.drawn->value()) : -1);
    for (const Track& track : view.tracks) hash.add(track.points);
    for (const Scoring& scoring : view.pending) hash.add(scoring.points);
    if (view.closed_cemetery) hash.add(*view.closed_cemetery);
    if (view.assignment) hash.add(view.assignment->points);
}

void add_table(const View& view, Fnv& hash) {
    for (const PlacedTile& tile : view.tiles) {
        hash.add(tile.tile.value());
        hash.add(tile.position);
        hash.add(tile.rotation.quarter_turns());
        hash.add(tile.ghosts);
    }
    for (const Position position : view.face_down) hash.add(position);
    for (const PlacedMeeple& meeple : view.meeples) {
        hash.add(meeple.colour);
        hash.add(meeple.feature);
        hash.add(meeple.kind);
        hash.add(meeple.ghosts);
    }
    for (const BuriedMeeple& meeple : view.buried) {
        hash.add(meeple.colour);
        hash.add(meeple.cemetery);
    }
    for (const HoundView& hound : view.hounds) {
        hash.add(hound.place);
        if (hound.meeple) hash.add(*hound.meeple);
    }
}

void add_stocks(const View& view, Fnv& hash) {
    for (const UnseenTile& tile : view.unseen) {
        hash.add(tile.tile.value());
        hash.add(tile.count);
    }
    for (const TileId tile : view.discarded) hash.add(tile.value());
    for (const std::uint16_t pile : view.piles) hash.add(pile);
    for (const auto& player : view.supplies) {
        for (const Supply& supply : player) {
            hash.add(supply.meeples);
            hash.add(supply.guards);
            hash.add(supply.general_guards);
            for (std::size_t kind = 0; kind < supply.others.size(); ++kind) {
                if (supply.others[kind] == 0) continue;
                hash.add(kind);
                hash.add(supply.others[kind]);
            }
        }
    }
    hash.add(view.ghosts_supply);
}

void add_tokens(const View& view, Fnv& hash) {
    for (const TokensLeft& left : view.tokens) {
        hash.add(left.stream);
        hash.add(left.value);
        hash.add(left.count);
    }
    for (const HeldTokens& held : view.held) {
        hash.add(held.player.value());
        hash.add(held.stream);
        hash.add(held.count);
        for (const std::uint8_t value : held.values) hash.add(value);
    }
}

/// What everybody sees: equal games have equal digests, whoever looks.
void add_facts(const View& view, Fnv& hash) {
    for (const PartFacts& part : view.facts) {
        for (const Fact& fact : part.facts) {
            if (!fact.own) hash.add(fact.value);
        }
    }
}

}  // namespace

std::uint64_t digest(const Setup& setup, const View& view) {
    Fnv hash;
    add_setup(setup, hash);
    add_moment(view, hash);
    add_table(view, hash);
    add_stocks(view, hash);
    add_tokens(view, hash);
    add_facts(view, hash);
    return hash.value();
}

}  // namespace mistward::rules
