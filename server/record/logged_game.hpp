#pragma once

#include "protocol/error.hpp"
#include "protocol/messages.hpp"
#include "rules/game.hpp"
#include "server/record/deck.hpp"
#include "server/record/history.hpp"
#include "server/record/packed_game.hpp"
#include "server/record/recent_updates.hpp"
#include "server/record/sights.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/record/tokens.hpp"
#include "server/store/records.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
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
    bool deck_committed = false;  ///< itself, since the seed does not make it
    std::optional<protocol::wire::ForkedFrom> fork;
    /// So many entries come from another game, or a file: their tokens do not follow from the seed.
    std::uint64_t given = 0;
};

/// The terms of a game that begins now.
GameTerms agree(const std::string& room, std::uint32_t number, const rules::Setup& setup,
                GameTiles tiles, const Seed& seed, std::int64_t now_ms);

/// An entry of the log and where it stands.
struct LoggedEntry {
    store::Entry entry;
    std::uint64_t seq = 0;
};

/// A player's decision, or an undo.
struct PlayerDecision {
    std::uint8_t player = 0;
    std::optional<std::string> command;  ///< the client's own id
    std::string decision;                ///< its text
    std::int64_t now_ms = 0;
    protocol::Author author = protocol::Author::Player;
    std::int64_t thought_ms = 0;  ///< by whoever was to decide
};

/// What a decision added to a game: entries for the log and the update for each.
struct Progress {
    std::vector<store::Entry> entries;
    std::vector<Told> updates;
};

/// Who decided for a player, as a row has it; nothing if it was the player.
std::optional<std::string> author_text(protocol::Author author);

/// Who made an entry that a player was to decide.
protocol::Author author_of(const store::Entry& entry);

/// A game and its place in its log: the fold of its entries over its terms. A value: to try
/// something, change a copy. The state is packed, for most games wait most of the time.
class LoggedGame {
public:
    explicit LoggedGame(std::shared_ptr<const GameTerms> terms);

    /// A game whose log is, so far, that of another with the same setup and tiles. Its deck has
    /// the drawn tiles where the other's has them, or so that they come as they came there.
    LoggedGame(std::shared_ptr<const GameTerms> terms, History history);

    const GameTerms& terms() const { return *terms_; }
    const std::shared_ptr<const GameTerms>& shared_terms() const { return terms_; }
    /// The game now; unpacks it.
    rules::Game game() const { return packed_.unpack(terms_->tiles.tables); }
    /// Who decides now, and what.
    const rules::DecisionPoint& point() const { return point_; }
    std::uint16_t turn() const { return turn_; }
    std::uint64_t seq() const { return history_.seq(); }
    /// None in a game that hid something and is over: they are shown otherwise than they were sent.
    const RecentUpdates& recent() const { return recent_; }
    bool is_over() const { return is_over_; }
    /// Who looks at this game, now or as it was, from a seat or without one; after the end
    /// everybody sees everything.
    rules::Viewer viewer(std::optional<std::uint8_t> seat) const;

    /// The log up to now; `entries()[n]` has the seq n + 1.
    const EntryList& entries() const { return history_.entries(); }
    const History& history() const { return history_; }

    /// What this player sent under that command id, if it is in the log.
    std::optional<LoggedEntry> find_command(std::uint8_t player, const std::string& id) const;

    /// The game at a seq of the log; replays a few entries at most.
    rules::Game at(std::uint64_t seq) const { return history_.at(seq); }

    /// Draws from the committed deck for as long as chance decides.
    Progress draw(std::int64_t now_ms);

    /// Makes a player's decision, or an undo, and the draws that follow from it. On an error the
    /// game is unchanged. Whether the player may, the caller has checked.
    protocol::Result<Progress> decide(const PlayerDecision& decision);

    /// Applies entries of the log, up to one that is wrong. The error says what is: whoever decided
    /// was not to decide, the rules refuse it, or it draws another tile than the committed deck's,
    /// or another token than the seed's.
    protocol::Result<void> replay(std::span<const store::Entry> entries);

private:
    struct Made {
        rules::Decision decision;
        std::vector<rules::Event> events;
    };

    /// The game while entries are made, unpacked, and who is told of them.
    struct Play {
        explicit Play(rules::Game now) : game(std::move(now)), sights(game) {}

        rules::Game game;
        Sights sights;
    };

    /// Packs the game that play has led to.
    void rest(const rules::Game& game);
    protocol::Result<void> check_replay(const rules::Game& game, const store::Entry& entry) const;
    protocol::Result<void> replay_one(rules::Game& game, const store::Entry& entry);
    protocol::Result<void> advance(Play& play, const store::Entry& entry);
    protocol::Result<Made> apply_decision(rules::Game& game, const store::Entry& entry);
    void draw_into(Play& play, Progress& progress, std::int64_t now_ms);
    /// What chance draws now; nothing where the log is given and says it itself.
    std::optional<std::string> next_draw(const rules::Game& game) const;
    std::optional<std::string> next_token(const rules::Game& game) const;
    /// Remembers a token that a given entry draws as the one at that place of its stream.
    void note_given(const rules::DrawToken& token, std::size_t place);
    /// Encodes the entry that led from `before` to the game in play.
    template <class Encode>
    void note_update(const rules::Game& before, Play& play, Encode encode);

    std::shared_ptr<const GameTerms> terms_;
    PackedGame packed_;
    rules::DecisionPoint point_;
    std::uint16_t turn_ = 0;
    bool is_over_ = false;
    RecentUpdates recent_;
    History history_;
    /// What the entries that are given have drawn so far, by stream.
    std::array<Tokens, rules::kStreams.size()> given_;
};

}  // namespace mistward::rooms
