#include "rules/state_text.hpp"

#include "rules/ghosts/game.hpp"
#include "rules/ghosts/state_text.hpp"
#include "rules/mists/game.hpp"
#include "rules/mists/state_text.hpp"
#include "rules/setup_text.hpp"

namespace mistward::rules {

std::string state_text(const Game& game) {
    const std::string words = game.mists() != nullptr
                                  ? mists::state_words(game.tables(), *game.mists())
                                  : ghosts::state_words(game.tables(), *game.ghosts());
    return setup_text(game.setup()) + words;
}

namespace {

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
    return game;
}

}  // namespace

tl::expected<Game, NotationError> parse_state(std::shared_ptr<const Tables> tables,
                                              std::string_view text) {
    NotationReader reader(
        tables->tileset(), [](Position) { return std::nullopt; }, text);
    const Setup setup = read_setup(reader);
    if (reader.in.error()) return tl::make_unexpected(*reader.in.error());
    const bool team = setup.mode == Mode::Mists;
    const auto errors =
        team ? mists::check_capacity(tables->tileset()) : ghosts::check_capacity(tables->tileset());
    if (!errors.empty()) return tl::make_unexpected(NotationError{0, errors.front()});
    const std::size_t offset = reader.in.offset();
    if (team) {
        mists::State state = mists::start(*tables, setup);
        return read_game(std::move(tables), state, offset, text);
    }
    ghosts::State state = ghosts::start(*tables, setup);
    return read_game(std::move(tables), state, offset, text);
}

}  // namespace mistward::rules
