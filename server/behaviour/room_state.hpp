#pragma once

#include "protocol/messages.hpp"
#include "protocol/room_options.hpp"
#include "server/behaviour/clocks.hpp"
#include "server/behaviour/plans.hpp"
#include "server/behaviour/proposals.hpp"
#include "server/behaviour/room_limits.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/behaviour/speech.hpp"
#include "server/record/logged_game.hpp"
#include "server/record/shared.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mistward::rooms {

/// Names one connected client of a room.
enum class SubscriberId : std::uint64_t {};

/// A seat that is taken.
struct Seat {
    std::string name;
    protocol::SeatKind kind = protocol::SeatKind::Human;
    std::optional<TokenHash> token;  ///< nothing: a companion
    Speech speech = {};
    std::optional<std::string> player = {};  ///< of the server, whose secret `token` is then
    bool silenced = false;                   ///< it has no word in the chat
    Shared<SeatPlans> plans = {};
    std::optional<std::string> network = {};  ///< as of `network_digest`
};

/// An undo that waits until every seat that is there has agreed.
struct UndoRequest {
    std::uint8_t seat = 0;  ///< who asked
    std::string command;    ///< with this command id
    std::uint64_t seq = 0;  ///< to go back to
    std::set<std::uint8_t> agreed;
};

/// Who begins games and keeps a table going while the owner is not there.
struct Lead {
    std::optional<std::uint8_t> owner_seat = {};  ///< which the owner took, as far as that is known
    /// Since when the owner has not been there, 0: they have left; nothing: they are.
    std::optional<std::int64_t> away_ms = {};
    std::optional<std::uint8_t> leader = {};  ///< the seat that may, as the owner may
};

/// So many lines of chat are at hand; those before them are in the store.
inline constexpr std::size_t kChatAtHand = 100;

/// A room at one moment, as a value: what is in the store, who listens, and how many may.
struct RoomState {
    std::string id;
    std::string name;
    rules::Setup setup;  ///< all but `players`, which are the seats taken at the start
    protocol::Visibility visibility = protocol::Visibility::Listed;
    protocol::RoomOptions options;
    std::optional<RoomWord> word;  ///< that opens its seats
    std::optional<std::uint8_t> lesson;
    TokenHash owner_token{};
    std::optional<std::string> owner;  ///< a player of the server, whose secret that is then
    Lead lead;
    std::int64_t created_ms = 0;
    std::string maker;  ///< the network that made it, if it was made since the start
    RoomLimits limits;
    TileCatalogue tiles;  ///< for the games that begin here from now on; one that began has its own

    /// When the game has started, seat n is player n, and nobody decides for a free seat.
    std::vector<std::optional<Seat>> seats;
    std::shared_ptr<const LoggedGame> game;  ///< null before the start
    /// Everybody who listens, and the seat that they have shown the token of.
    std::map<SubscriberId, std::optional<std::uint8_t>> subscribers;
    std::set<SubscriberId> owners;  ///< those of them who have shown the owner's token
    std::optional<UndoRequest> undo;
    std::vector<Proposal> proposals;                     ///< all for the newest seq, oldest first
    std::uint64_t last_proposal = 0;                     ///< the number of the last one made
    bool paused = false;                                 ///< nobody decides, and no time passes
    bool closed = false;                                 ///< by an administrator, for good
    std::optional<protocol::Announcement> announcement;  ///< of an administrator
    Clocks clocks;
    Shared<std::vector<protocol::wire::Line>> chat;  ///< the newest lines, oldest first
    std::uint64_t said = 0;  ///< the number of the newest line that was removed by age
    /// Who has no word in it whatever seat they take, as of `persons_of`, the longest first.
    std::vector<std::string> silenced;
};

protocol::RoomStatus status(const RoomState& room);

/// The tiles that a game would have that began now.
const GameTiles& tiles_of_next_game(const RoomState& room);

/// The last seq of the log; 0 before the start.
std::uint64_t seq(const RoomState& room);

/// The seat that a token opens.
std::optional<std::uint8_t> seat_of_token(const RoomState& room, const std::string& token);

/// The seat of a player of the server.
std::optional<std::uint8_t> seat_of_player(const RoomState& room, const std::string& player);

/// Whether somebody listens who has shown the seat's token.
bool is_connected(const RoomState& room, std::uint8_t seat);

/// The number of the newest line of the chat, be it removed by age; 0: nothing was said.
std::uint64_t newest_line(const RoomState& room);

/// Those who listen and have no seat; the owner's programs are among them.
std::size_t spectators(const RoomState& room);

/// Those of them who have shown no token that opens anything now.
std::size_t guests(const RoomState& room);

bool is_owner_token(const RoomState& room, const std::string& token);

/// Whether the room has a word, and this is the pass that it gives.
bool is_pass(const RoomState& room, const std::string& secret);

/// Whether nobody may watch who does not know the room's word.
bool is_word_to_watch(const RoomState& room);

/// Whether people without a seat may see the game, if they know the word that this takes.
bool may_watch(const RoomState& room);

/// ROOM of the protocol guide.
protocol::wire::Room describe(const RoomState& room);

/// The same as a tree, for what HTTP answers.
protocol::Json room_document(const RoomState& room);

}  // namespace mistward::rooms
