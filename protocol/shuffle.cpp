#include "protocol/shuffle.hpp"

#include "protocol/sha256.hpp"

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

}  // namespace

void shuffle(std::span<rules::TileId> tiles, const Seed& seed) {
    WordStream words(seed);
    for (std::size_t k = tiles.size(); k-- > 1;) {
        std::swap(tiles[k], tiles[words.below(static_cast<std::uint32_t>(k + 1))]);
    }
}

std::vector<rules::TileId> shuffled(std::vector<rules::TileId> tiles, const Seed& seed) {
    shuffle(tiles, seed);
    return tiles;
}

}  // namespace mistward::protocol
