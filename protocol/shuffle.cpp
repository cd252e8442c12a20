#include "protocol/shuffle.hpp"

#include "protocol/sha256.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

namespace mistward::protocol {
namespace {

/// The random words of a seed: block i is SHA-256(seed || i as 8 bytes, big-endian), read as eight
/// big-endian words.
class WordStream {
public:
    explicit WordStream(const Seed& seed) : seed_(seed) {}

    /// A number below `bound`, each equally likely.
    std::uint32_t below(std::uint32_t bound) {
        constexpr std::uint64_t kWords = std::uint64_t{1} << 32U;
        const std::uint64_t limit = kWords / bound * bound;
        std::uint32_t word = next();
        while (word >= limit) word = next();
        return word % bound;
    }

private:
    std::uint32_t next() {
        if (used_ == block_.size()) refill();
        std::uint32_t word = 0;
        for (int i = 0; i < 4; ++i) word = word << 8U | block_[used_++];
        return word;
    }

    void refill() {
        std::string input(seed_.begin(), seed_.end());
        for (int shift = 56; shift >= 0; shift -= 8) {
            input.push_back(static_cast<char>(blocks_ >> static_cast<unsigned>(shift) & 0xffU));
        }
        block_ = sha256(input);
        used_ = 0;
        ++blocks_;
    }

    const Seed& seed_;
    std::uint64_t blocks_ = 0;
    Sha256 block_{};
    std::size_t used_ = block_.size();
};

template <class T>
void shuffle_any(std::span<T> items, WordStream& words) {
    for (std::size_t k = items.size(); k-- > 1;) {
        std::swap(items[k], items[words.below(static_cast<std::uint32_t>(k + 1))]);
    }
}

}  // namespace

void shuffle(std::span<rules::TileId> tiles, const Seed& seed) {
    WordStream words(seed);
    shuffle_any(tiles, words);
}

std::vector<rules::TileId> shuffled(std::vector<rules::TileId> tiles, const Seed& seed) {
    shuffle(tiles, seed);
    return tiles;
}

std::span<rules::TileId> put_behind_volcano(std::span<rules::TileId> tiles,
                                            const rules::TileSet& set) {
    const auto shows = [&](rules::TileMark mark) {
        return [&set, mark](rules::TileId tile) { return set[tile].layout.marks.contains(mark); };
    };
    const auto volcano = std::ranges::find_if(tiles, shows(rules::TileMark::Volcano));
    if (volcano == tiles.end()) return {};
    const auto waiting =
        std::stable_partition(tiles.begin(), volcano, std::not_fn(shows(rules::TileMark::Dragon)));
    std::rotate(waiting, volcano, tiles.end());  // the volcano is where they were
    return {waiting + 1, tiles.end()};
}

std::vector<rules::TileId> shuffled_for_volcano(std::vector<rules::TileId> tiles,
                                                const rules::TileSet& set, const Seed& seed) {
    WordStream words(seed);
    shuffle_any(std::span(tiles), words);
    shuffle_any(put_behind_volcano(tiles, set), words);
    return tiles;
}

Seed stream_seed(rules::Stream stream, const Seed& seed) {
    std::string input = "mistward-stream-v1";
    input.push_back('\0');
    input += name(stream);
    input.push_back('\0');
    input.append(seed.begin(), seed.end());
    return sha256(input);
}

std::vector<std::uint8_t> shuffled(std::vector<std::uint8_t> bag, const Seed& stream_seed) {
    WordStream words(stream_seed);
    shuffle_any(std::span(bag), words);
    return bag;
}

std::uint8_t throw_of(std::uint8_t sides, std::size_t thrown, const Seed& stream_seed) {
    WordStream words(stream_seed);
    while (thrown-- > 0) words.below(sides);
    return static_cast<std::uint8_t>(words.below(sides) + 1);
}

}  // namespace mistward::protocol
