#pragma once

#include "protocol/error.hpp"
#include "protocol/version.hpp"
#include "protocol/wire/bounded.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace mistward::protocol {

// What clients say on a WebSocket. Each message is described once: from its members and the bounds
// in their types comes its reader. A member that may be left out is `Omittable`.

/// The client's own name of a command, fresh for each.
using CommandId = wire::Text<64>;
/// The text of a decision, and several that follow on each other.
inline constexpr std::size_t kLongestDecision = 100;
using DecisionText = wire::Text<kLongestDecision>;
using DecisionTexts = wire::Texts<8, kLongestDecision>;
/// Counts the proposals of a room.
using ProposalNumber = wire::Integer<std::uint64_t, 1, kMaxInteger>;

/// The first message on a WebSocket. No token: a spectator. `since`: resume after that seq.
struct Hello {
    static constexpr std::string_view kType = "hello";
    wire::Integer<int, kProtocolVersion, kProtocolVersion> protocol;
    wire::Omittable<wire::Text<128>> token = {};
    wire::Omittable<wire::Seq> since = {};
    /// False: `legal` is empty in everything that it is sent.
    wire::Usually<bool, true> legal = true;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (protocol, token, since, legal))

/// Asks for an `ok`, to see that the connection lives.
struct Ping {
    static constexpr std::string_view kType = "ping";
    CommandId id;
};
BOOST_DESCRIBE_STRUCT(Ping, (), (id))

/// Commits one legal decision, named by its id, seen at `expect_seq`.
struct Decide {
    static constexpr std::string_view kType = "decide";
    CommandId id;
    wire::Seq expect_seq;
    DecisionText decision;
};
BOOST_DESCRIBE_STRUCT(Decide, (), (id, expect_seq, decision))

/// Takes decisions back, so that the state is that of `seq` again; asks the others if it must.
struct Undo {
    static constexpr std::string_view kType = "undo";
    CommandId id;
    wire::Seq expect_seq;
    wire::Seq seq;
};
BOOST_DESCRIBE_STRUCT(Undo, (), (id, expect_seq, seq))

/// Agrees to the undo that somebody asked for, or does not.
struct AnswerUndo {
    static constexpr std::string_view kType = "answer_undo";
    CommandId id;
    bool agree = false;
};
BOOST_DESCRIBE_STRUCT(AnswerUndo, (), (id, agree))

/// Shows everybody a space, or a segment of the tile there.
struct Point {
    static constexpr std::string_view kType = "point";
    CommandId id;
    wire::Coordinate x = 0;
    wire::Coordinate y = 0;
    wire::Omittable<wire::Text<16>> segment;  ///< its name, such as "city0"
};
BOOST_DESCRIBE_STRUCT(Point, (), (id, x, y, segment))

/// Proposes decisions, in order, to the player who decides at `expect_seq`.
struct Propose {
    static constexpr std::string_view kType = "propose";
    CommandId id;
    wire::Seq expect_seq;
    DecisionTexts decisions;
};
BOOST_DESCRIBE_STRUCT(Propose, (), (id, expect_seq, decisions))

/// Takes one's own proposal back.
struct Withdraw {
    static constexpr std::string_view kType = "withdraw";
    CommandId id;
    ProposalNumber proposal;
};
BOOST_DESCRIBE_STRUCT(Withdraw, (), (id, proposal))

/// Commits all decisions of a proposal.
struct Adopt {
    static constexpr std::string_view kType = "adopt";
    CommandId id;
    wire::Seq expect_seq;
    ProposalNumber proposal;
};
BOOST_DESCRIBE_STRUCT(Adopt, (), (id, expect_seq, proposal))

/// What a seat wants to decide when it draws that tile: the placement first, and what follows.
struct Plan {
    wire::Text<32> tile;  ///< the name of its face, such as "14.3"
    DecisionTexts decisions;
    bool operator==(const Plan&) const = default;
};
BOOST_DESCRIBE_STRUCT(Plan, (), (tile, decisions))

/// So many plans a seat has at most, one for a tile.
inline constexpr std::size_t kMostPlans = 16;

/// Keeps these plans from now on and no others.
struct SetPlans {
    static constexpr std::string_view kType = "plan";
    CommandId id;
    wire::Items<Plan, kMostPlans> plans;
};
BOOST_DESCRIBE_STRUCT(SetPlans, (), (id, plans))

/// Stops every clock, and every decision, until somebody resumes.
struct Pause {
    static constexpr std::string_view kType = "pause";
    CommandId id;
};
BOOST_DESCRIBE_STRUCT(Pause, (), (id))

struct Resume {
    static constexpr std::string_view kType = "resume";
    CommandId id;
};
BOOST_DESCRIBE_STRUCT(Resume, (), (id))

/// Says something to everybody in the room.
struct Say {
    static constexpr std::string_view kType = "say";
    CommandId id;
    wire::FreeText<500> text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (id, text))

/// What a seat may tell the room to do. Each has an `id`.
using Command = std::variant<Decide, Undo, AnswerUndo, Point, Propose, Withdraw, Adopt, SetPlans,
                             Pause, Resume, Say>;

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

}  // namespace mistward::protocol
