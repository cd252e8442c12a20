#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "rules/game.hpp"
#include "server/rooms/deck.hpp"
#include "server/rooms/recent_updates.hpp"
#include "server/rooms/tile_catalogue.hpp"
#include "server/store/records.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

/// What a game was agreed to be before its first draw; with the log it is the whole game.
struct GameTerms {
    std::string id;  ///< "<room>.<number>"
    std::uint32_t number = 1;
    rules::Setup setup;
    GameTiles tiles;
    Seed seed{};
    std::string commitment;
    std::vector<rules::TileId> deck;  ///< the committed order, drawn from the front
    std::int64_t started_ms = 0;
};

/// The terms of a game that begins now.
GameTerms agree(const std::string& room, std::uint32_t number, const rules::Setup& setup,
                GameTiles tiles, const Seed& seed, std::int64_t now_ms);

/// A player's decision that is in the log.
struct LoggedCommand {
    std::uint8_t player = 0;
    std::string id;
    std::string decision;
    std::uint64_t seq = 0;
};

/// A decision that a client sent.
struct PlayerDecision {
    std::uint8_t player = 0;
    std::string command;   ///< the client's own id
    std::string decision;  ///< its text
    std::int64_t now_ms = 0;
};

/// What a decision added to a game: entries for the log and the update for each.
struct Progress {
    std::vector<store::Entry> entries;
    std::vector<Frame> updates;
};

/// Whether a replayed entry is encoded as an update, or nobody will ask for it.
enum class Updates { Encode, Skip };

/// A game and its place in its log: the fold of its entries over its terms. A value: to try
/// something, change a copy.
class LoggedGame {
public:
    explicit LoggedGame(std::shared_ptr<const GameTerms> terms);

    const GameTerms& terms() const { return *terms_; }
    const std::shared_ptr<const GameTerms>& shared_terms() const { return terms_; }
    const rules::Game& game() const { return game_; }
    std::uint64_t seq() const { return seq_; }
    const RecentUpdates& recent() const { return recent_; }
    bool is_over() const { return game_.outcome() != rules::Outcome::Undecided; }

    /// The decision in the log that this player sent under that command id, if there is one.
    const LoggedCommand* find_command(std::uint8_t player, const std::string& id) const;

    /// Draws from the committed deck for as long as chance decides.
    Progress draw(std::int64_t now_ms);

    /// Makes a player's decision and the draws that follow from it. On an error the game is
    /// unchanged. Whose turn it is, the caller has checked.
    protocol::Result<Progress> decide(const PlayerDecision& decision);

    /// Applies an entry of the log. An error says what is wrong with it: whoever decided was not to
    /// decide, the rules refuse it, or it draws another tile than the committed deck's.
    protocol::Result<void> replay(const store::Entry& entry, Updates updates);

private:
    protocol::Result<void> advance(const store::Entry& entry, Updates updates);
    void draw_into(Progress& progress, std::int64_t now_ms);
    std::string next_draw() const;
    void note_update(const rules::Game& before, const rules::Decision& decision,
                     const std::vector<rules::Event>& events);

    std::shared_ptr<const GameTerms> terms_;
    rules::Game game_;
    std::uint64_t seq_ = 0;
    std::shared_ptr<const protocol::Json> state_;  ///< of this moment, if it was needed
    RecentUpdates recent_;
    std::vector<LoggedCommand> commands_;
};

}  // namespace mistward::rooms
