#include "rules/state_text.hpp"

#include "rules/mists/game.hpp"
#include "rules/mists/state_text.hpp"
#include "rules/setup_text.hpp"

namespace mistward::rules {

std::string state_text(const Game& game) {
    return setup_text(game.setup()) + mists::state_words(game.tables(), *game.mists());
}

namespace {

/// Reads the words behind the setup into a game that has just started.
tl::expected<Game, NotationError> read_game(std::shared_ptr<const Tables> tables,
                                            const Setup& setup, std::size_t offset,
                                            std::string_view text) {
    mists::State state = mists::start(*tables, setup);
    const auto tile_at = [&](Position position) -> std::optional<TileId> {
        const Slot slot = state.board.at(position);
        if (slot == kNoSlot || !state.board.face_up(slot)) return std::nullopt;
        return state.board.face(slot);
    };
    NotationReader reader(tables->tileset(), tile_at, text);
    reader.in.skip(offset);
    mists::read_state_words(*tables, reader, state);
    if (reader.in.error()) return tl::make_unexpected(*reader.in.error());
    Game game(std::move(tables), state);
    const auto faults = game.check();
    if (!faults.empty()) {
        return tl::make_unexpected(NotationError{0, "a state that can be: " + faults.front()});
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
    const auto errors = mists::check_capacity(tables->tileset());
    if (!errors.empty()) return tl::make_unexpected(NotationError{0, errors.front()});
    return read_game(std::move(tables), setup, reader.in.offset(), text);
}

}  // namespace mistward::rules
