#include "server/record/packed_game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <tuple>
#include <utility>

namespace mistward::rooms {

namespace {

using Word = std::uint64_t;
constexpr std::size_t kBlock = 64;  ///< words that share a mask

template <class State>
constexpr std::size_t kWords = sizeof(State) / sizeof(Word);
template <class State>
constexpr std::size_t kMostPacked = kWords<State> + (kWords<State> + kBlock - 1) / kBlock;

/// Writes the packed words of a state to `out`, which has room for all; the value is how many.
template <class State>
std::size_t pack(const State& state, Word* out) {
    static_assert(sizeof(State) % sizeof(Word) == 0);
    const auto* from = reinterpret_cast<const unsigned char*>(&state);
    Word* const first = out;
    for (std::size_t block = 0; block < kWords<State>; block += kBlock) {
        Word& mask = *out++;
        mask = 0;
        for (std::size_t i = 0; i < std::min(kBlock, kWords<State> - block); ++i) {
            Word word = 0;
            std::memcpy(&word, from + (block + i) * sizeof(Word), sizeof(Word));
            // Written in any case and kept if it is not zero: a branch would be guessed wrong.
            *out = word;
            out += word != 0 ? 1 : 0;
            mask |= Word{word != 0} << i;
        }
    }
    return static_cast<std::size_t>(out - first);
}

template <class State>
State unpack(const Word* in) {
    std::array<Word, kWords<State>> words{};
    for (std::size_t block = 0; block < kWords<State>; block += kBlock) {
        for (Word mask = *in++; mask != 0; mask &= mask - 1) {
            words[block + static_cast<std::size_t>(std::countr_zero(mask))] = *in++;
        }
    }
    return std::bit_cast<State>(words);
}

template <class State>
std::pair<std::shared_ptr<const Word[]>, std::uint32_t> packed(const State& state) {
    // One word more, for the one that is written and not kept.
    std::array<Word, kMostPacked<State> + 1> space;
    const std::size_t words = pack(state, space.data());
    auto content = std::make_shared_for_overwrite<Word[]>(words);
    std::copy_n(space.begin(), words, content.get());
    return {std::move(content), static_cast<std::uint32_t>(words)};
}

}  // namespace

PackedGame::PackedGame(const rules::Game& game) {
    game.visit([this]<class State>(const State& state) {
        std::tie(content_, words_) = packed(state);
        unpack_ = [](const std::uint64_t* content, std::shared_ptr<const rules::Tables> tables) {
            return rules::Game(std::move(tables), rooms::unpack<State>(content));
        };
    });
}

}  // namespace mistward::rooms
