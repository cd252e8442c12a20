#include "rules/text/state_text.hpp"

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/text/mists_state.hpp"
#include "rules/text/rivals_state.hpp"
#include "rules/text/setup_words.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace mistward::rules {

std::string state_text(const Game& game) {
    using mists::state_words, rivals::state_words;
    return setup_words(game.setup()) +
           game.visit([&](const auto& state) { return state_words(game.tables(), state); });
}

namespace {

/// The text without its word of piles, which may be left out.
std::string without_piles(std::string text) {
    constexpr std::string_view kPiles = " piles:";
    const std::size_t begin = text.find(kPiles);
    if (begin == std::string::npos) return text;
    const std::size_t end = text.find(' ', begin + kPiles.size());
    return text.erase(begin, std::min(end, text.size()) - begin);
}

/// Where a text first differs from the one that is written of its game, and what that is; nothing
/// if it does not. A game thus has one text.
std::optional<NotationError> not_as_written(const Game& game, std::string_view text) {
    const std::string written = state_text(game);
    if (text == written || text == without_piles(written)) return std::nullopt;
    const auto differ = std::mismatch(text.begin(), text.end(), written.begin(), written.end());
    return NotationError{static_cast<std::size_t>(differ.first - text.begin()),
                         "the text of this state: " + written};
}

/// Reads the words behind the setup into the state of a game that has just started.
template <class State>
tl::expected<Game, NotationError> read_game(std::shared_ptr<const Tables> tables, State state,
                                            std::size_t offset, std::string_view text) {
    const auto tile_at = [&](Position position) -> std::optional<TileId> {
        const Slot slot = state.board.at(position);
        if (slot == kNoSlot || !state.board.face_up(slot)) return std::nullopt;
        return state.board.face(slot);
    };
    NotationReader reader(tables->tileset(), tile_at, text);
    reader.in.skip(offset);
    using mists::read_state_words, rivals::read_state_words;
    read_state_words(*tables, reader, state);
    if (reader.in.error()) return tl::make_unexpected(*reader.in.error());
    Game game(std::move(tables), state);
    const auto faults = game.check();
    if (!faults.empty()) {
        return tl::make_unexpected(NotationError{0, "a state that can be: " + faults.front()});
    }
    if (game.legal().empty() && game.outcome() == Outcome::Undecided) {
        return tl::make_unexpected(NotationError{0, "a state in which something can be decided"});
    }
    if (const auto other = not_as_written(game, text)) return tl::make_unexpected(*other);
    return game;
}

}  // namespace

tl::expected<Game, NotationError> parse_state(std::shared_ptr<const Tables> tables,
                                              std::string_view text) {
    NotationReader reader(
        tables->tileset(), [](Position) { return std::nullopt; }, text);
    const Setup setup = read_setup_words(reader);
    if (reader.in.error()) return tl::make_unexpected(*reader.in.error());
    const std::size_t offset = reader.in.offset();
    const auto begin =
        [&]<class State>(
            const std::vector<std::string>& errors,
            State (*start)(const Tables&, const Setup&)) -> tl::expected<Game, NotationError> {
        if (!errors.empty()) return tl::make_unexpected(NotationError{0, errors.front()});
        State state = start(*tables, setup);
        return read_game(std::move(tables), state, offset, text);
    };
    const TileSet& set = tables->tileset();
    if (setup.mode == Mode::Mists) return begin(mists::check_capacity(set), mists::start);
    if (rivals::holds<rivals::State>(setup)) {
        return begin(rivals::check_capacity(set), rivals::start<rivals::State>);
    }
    return begin(rivals::check_capacity<rivals::LargeState>(set),
                 rivals::start<rivals::LargeState>);
}

}  // namespace mistward::rules
