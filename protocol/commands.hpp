#pragma once

#include "protocol/error.hpp"
#include "protocol/room_options.hpp"
#include "rules/setup.hpp"
#include "rules/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mistward::protocol {

inline constexpr int kProtocolVersion = 1;

/// The first message on a WebSocket. No token: a spectator. `since`: resume after that seq.
struct Hello {
    std::optional<std::string> token;
    std::optional<std::uint64_t> since;
    bool legal = true;  ///< false: `legal` is empty in everything that it is sent
};

/// Commits one legal decision, named by its id, seen at `expect_seq`.
struct Decide {
    std::string id;
    std::uint64_t expect_seq = 0;
    std::string decision;
};

/// Takes decisions back, so that the state is that of `seq` again; asks the others if it must.
struct Undo {
    std::string id;
    std::uint64_t expect_seq = 0;
    std::uint64_t seq = 0;
};

/// Agrees to the undo that somebody asked for, or does not.
struct AnswerUndo {
    std::string id;
    bool agree = false;
};

/// Shows everybody a space, or a segment of the tile there.
struct Point {
    std::string id;
    rules::Position position;
    std::optional<std::string> segment;  ///< its name, such as "city0"
};

/// Proposes decisions, in order, to the player who decides at `expect_seq`.
struct Propose {
    std::string id;
    std::uint64_t expect_seq = 0;
    std::vector<std::string> decisions;
};

/// Takes one's own proposal back.
struct Withdraw {
    std::string id;
    std::uint64_t proposal = 0;
};

/// Commits all decisions of a proposal.
struct Adopt {
    std::string id;
    std::uint64_t expect_seq = 0;
    std::uint64_t proposal = 0;
};

/// Stops every clock, and every decision, until somebody resumes.
struct Pause {
    std::string id;
};

struct Resume {
    std::string id;
};

/// Says something to everybody in the room.
struct Say {
    std::string id;
    std::string text;
};

/// Asks for an `ok`, to see that the connection lives.
struct Ping {
    std::string id;
};

/// What a seat may tell the room to do. Each has an `id`.
using Command =
    std::variant<Decide, Undo, AnswerUndo, Point, Propose, Withdraw, Adopt, Pause, Resume, Say>;

/// What a client may say on a WebSocket.
using ClientMessage = std::variant<Hello, Ping, Command>;

/// Reads one WebSocket message. Refuses anything that is not exactly of the documented form.
Result<ClientMessage> decode_client_message(std::string_view text);

/// Reads one command.
Result<Command> decode_command(std::string_view text);

/// The client's own name of a command.
const std::string& id_of(const Command& command);

/// The `id` of a command whose text could not be decoded, if it can be found; for the error's
/// reply.
std::optional<std::string> command_id(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/foresight`: decisions, in order, of the player who decides at
/// `seq`.
struct Foresee {
    std::uint64_t seq = 0;
    std::vector<std::string> decisions;
};
Result<Foresee> decode_foresee(std::string_view text);

enum class Visibility { Listed, Private };
/// A bot is an external program; a companion is the server's own and has no token.
enum class SeatKind { Human, Bot, Companion };

/// Body of `POST /api/v1/rooms`. No `seats`: as many as the game can have. A lesson says what all
/// the rest is but the name.
struct CreateRoom {
    std::string name;
    rules::Setup setup;  ///< all but `players`, which are the seats taken at the start
    std::uint8_t seats = 5;
    Visibility visibility = Visibility::Listed;
    RoomOptions options = {};
    std::optional<std::uint8_t> lesson = {};  ///< which level it teaches
};
Result<CreateRoom> decode_create_room(std::string_view text);
Result<CreateRoom> read_create_room(const Json& body);
/// The body that makes such a room.
Json encode(const CreateRoom& request);

/// The parameter `seq` of a query; nothing if it is left out.
Result<std::optional<std::uint64_t>> decode_seq_query(const Json& query, std::string_view name);

/// Query of `GET /api/v1/rooms/{room}/log`.
struct LogQuery {
    std::uint64_t since = 0;
    bool follow = false;  ///< go on with what happens
    bool legal = true;    ///< false: `legal` is empty in each update
};
Result<LogQuery> decode_log_query(const Json& query);
/// The same of `GET /api/v1/games/{game_id}/log`, which cannot be followed.
Result<LogQuery> decode_game_log_query(const Json& query);

/// Which rooms `GET /api/v1/rooms` lists; what is left out does not matter.
struct RoomFilter {
    std::optional<std::string> status;
    std::optional<std::string> game;
    std::optional<std::uint8_t> level;
    bool free = false;                  ///< only those with a seat that nobody has
    std::optional<std::string> before;  ///< the id of a room: only those that come after it
};
Result<RoomFilter> decode_room_filter(const Json& query);
/// The same for administrators, who see closed rooms, too.
Result<RoomFilter> decode_every_room_filter(const Json& query);

/// Body of `POST /api/v1/rooms/{room}/fork`. No `seq`: the newest; no `name`: that of the original.
struct Fork {
    std::optional<std::uint64_t> seq;
    std::optional<std::string> name;
    bool same_deck = false;  ///< go on with the same tiles; only when the original is over
    Visibility visibility = Visibility::Listed;
};
Result<Fork> decode_fork(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/rematch`. No `level`: the same again.
struct Rematch {
    std::optional<std::uint8_t> level;
};
Result<Rematch> decode_rematch(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/seats/{seat}/handover`. No `name`: it stays.
struct HandOver {
    std::optional<std::string> name;
};
Result<HandOver> decode_hand_over(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/seats`. No `seat`: the first free one.
struct TakeSeat {
    std::string name;
    std::optional<std::uint8_t> seat;
    SeatKind kind = SeatKind::Human;
};
Result<TakeSeat> decode_take_seat(std::string_view text);

std::string_view name(Visibility visibility);
std::string_view name(SeatKind kind);
std::optional<Visibility> parse_visibility(std::string_view text);
std::optional<SeatKind> parse_seat_kind(std::string_view text);

}  // namespace mistward::protocol
