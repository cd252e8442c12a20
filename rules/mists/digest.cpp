#include "rules/mists/game.hpp"

namespace mistward::rules::mists {
namespace {

/// 64-bit FNV-1a over whole numbers.
class Fnv {
public:
    template <class Number>
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
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

void add_table(const View& view, Fnv& hash) {
    for (const PlacedTile& tile : view.tiles) {
        hash.add(tile.tile.value());
        hash.add(tile.position);
        hash.add(tile.rotation.quarter_turns());
        hash.add(tile.ghosts);
    }
    for (const PlacedMeeple& meeple : view.meeples) {
        hash.add(meeple.colour);
        hash.add(meeple.feature);
    }
}

void add_stocks(const View& view, Fnv& hash) {
    for (const UnseenTile& tile : view.unseen) {
        hash.add(tile.tile.value());
        hash.add(tile.count);
    }
    for (const TileId tile : view.discarded) hash.add(tile.value());
    for (const std::uint8_t pile : view.piles) hash.add(pile);
    for (const auto& player : view.supplies) {
        for (const ColourCount& supply : player) hash.add(supply.count);
    }
    hash.add(view.ghosts_supply);
}

}  // namespace

std::uint64_t digest(const Tables& tables, const State& state) {
    const View view = mists::view(tables, state);
    Fnv hash;
    hash.add(state.setup.level);
    hash.add(state.setup.players);
    hash.add(view.turn);
    hash.add(view.point.kind);
    hash.add(view.point.player.value());
    hash.add(view.outcome);
    hash.add(view.reason);
    hash.add(view.drawn ? static_cast<int>(view.drawn->value()) : -1);
    for (const Track& track : view.tracks) hash.add(track.points);
    add_table(view, hash);
    add_stocks(view, hash);
    return hash.value();
}

}  // namespace mistward::rules::mists
