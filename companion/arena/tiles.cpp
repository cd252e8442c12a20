#include "companion/arena/tiles.hpp"

#include "protocol/shuffle.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/tileset.hpp"
#include "protocol/wire/write.hpp"

#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <span>
#include <utility>

namespace mistward::arena {
namespace {

using Faults = std::vector<std::string>;
using rules::TileSet;

tl::expected<std::shared_ptr<const TileSet>, Faults> mists_of(const std::string& file) {
    if (file.empty()) return protocol::embedded_mists_tileset();
    std::ifstream in(file, std::ios::binary);
    if (!in) return tl::unexpected(Faults{"the file " + file + " cannot be read"});
    auto set = protocol::parse_tileset(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!set) return tl::unexpected(std::move(set.error()));
    return std::make_shared<const TileSet>(std::move(*set));
}

Tiles tiles_of(std::shared_ptr<const TileSet> set) {
    Tiles tiles;
    tiles.digest = protocol::digest(*set);
    tiles.document = protocol::wire::text_of(protocol::wire::tileset(*set));
    tiles.tables = std::make_shared<const rules::Tables>(std::move(set));
    return tiles;
}

std::mt19937_64 random_of(std::uint64_t number) {
    // Whoever trains seeds such a generator by small numbers: this keeps all decks apart from
    // those.
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;
    constexpr std::uint64_t kArena = 0x6172656E61U;
    return std::mt19937_64(number * kOdd + kArena);
}

/// A number below `n`.
std::size_t below(std::mt19937_64& random, std::size_t n) {
    const std::uint64_t unbiased = random.max() - random.max() % n;
    std::uint64_t chosen = random();
    while (chosen >= unbiased) chosen = random();
    return static_cast<std::size_t>(chosen % n);
}

template <class T>
void shuffle(std::span<T> list, std::mt19937_64& random) {
    for (std::size_t k = list.size(); k > 1; --k) std::swap(list[k - 1], list[below(random, k)]);
}

}  // namespace

tl::expected<TileShelf, Faults> TileShelf::open(const std::string& file,
                                                std::span<const rules::Setup> setups) {
    auto mists = mists_of(file);
    if (!mists) return tl::unexpected(std::move(mists.error()));
    std::set<rules::Boxes> wanted{{rules::Mode::Mists}, {rules::Mode::Ghosts}, {rules::Mode::Base}};
    for (const rules::Setup& setup : setups) wanted.insert(rules::boxes_of(setup));
    TileShelf shelf;
    for (const rules::Boxes& boxes : wanted) {
        auto set = protocol::tiles_of(boxes, **mists);
        if (!set) return tl::unexpected(std::move(set.error()));
        if (Faults faults = rules::check_capacity(boxes, *set); !faults.empty()) {
            return tl::unexpected(std::move(faults));
        }
        shelf.tiles_[boxes] = tiles_of(std::make_shared<const TileSet>(std::move(*set)));
    }
    return shelf;
}

std::vector<rules::TileId> deck_of(const rules::Game& game, std::uint64_t number) {
    auto random = random_of(number);
    std::vector<rules::TileId> tiles = game.deck();
    shuffle(std::span(tiles), random);
    if (game.holds_back()) shuffle(protocol::put_behind_volcano(tiles, game.tileset()), random);
    return tiles;
}

std::uint8_t token_of(const rules::TokenStream& stream, std::size_t drawn, std::uint64_t number) {
    // Far from the numbers of decks, whose order says nothing of tokens.
    constexpr std::uint64_t kTokens = 0x746F6B656E73U;
    auto random = random_of(number + kTokens * (1 + static_cast<std::uint64_t>(stream.stream)));
    if (stream.bag.empty()) {
        for (std::size_t throws = 0; throws < drawn; ++throws) below(random, stream.sides);
        return static_cast<std::uint8_t>(1 + below(random, stream.sides));
    }
    auto bag = stream.bag;
    shuffle(std::span(bag), random);
    return bag[drawn];
}

}  // namespace mistward::arena
