#pragma once

#include "protocol/commands.hpp"
#include "protocol/error.hpp"
#include "protocol/room_words.hpp"
#include "protocol/wire/bounded.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <string_view>

namespace mistward::protocol {

// Bodies and queries of requests about rooms; see commands.hpp for how they are described.

/// Body of `POST /api/v1/rooms/{room}/foresight`: decisions, in order, of the player who decides at
/// `seq`.
struct Foresee {
    wire::Seq seq;
    DecisionTexts decisions;
};
BOOST_DESCRIBE_STRUCT(Foresee, (), (seq, decisions))
Result<Foresee> decode_foresee(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/rehearsal`: decisions, in order, of the seat's own turn, if
/// it began at `seq` with that tile. Left out: none yet.
struct Rehearse {
    wire::Seq seq;
    wire::Text<32> tile;
    wire::Omittable<DecisionTexts> decisions;
};
BOOST_DESCRIBE_STRUCT(Rehearse, (), (seq, tile, decisions))
Result<Rehearse> decode_rehearse(std::string_view text);

/// A query for the moment at a seq; left out: the newest.
struct MomentQuery {
    wire::Omittable<wire::Seq> seq;
};
BOOST_DESCRIBE_STRUCT(MomentQuery, (), (seq))
Result<MomentQuery> decode_moment_query(const Json& query);

/// Query of `GET /api/v1/rooms/{room}/card.jpg`: what is shown, so that another moment has another
/// address.
struct CardQuery {
    wire::Omittable<wire::GameId> game_id;  ///< the room's newest game
    wire::Omittable<wire::Seq> seq;         ///< left out: the newest
};
BOOST_DESCRIBE_STRUCT(CardQuery, (), (game_id, seq))
Result<CardQuery> decode_card_query(const Json& query);

/// Query of `GET /api/v1/rooms/{room}/chat`: only lines with a lower number.
struct ChatQuery {
    wire::Omittable<wire::Seq> before;
};
BOOST_DESCRIBE_STRUCT(ChatQuery, (), (before))
Result<ChatQuery> decode_chat_query(const Json& query);

/// Query of `GET /api/v1/games/{game_id}/log`.
struct GameLogQuery {
    wire::Usually<wire::Seq, 0> since;
    wire::Usually<bool, true> legal;  ///< false: `legal` is empty in each update
};
BOOST_DESCRIBE_STRUCT(GameLogQuery, (), (since, legal))
Result<GameLogQuery> decode_game_log_query(const Json& query);

/// Query of `GET /api/v1/rooms/{room}/log`.
struct LogQuery {
    wire::Usually<wire::Seq, 0> since;
    wire::Usually<bool, false> follow;  ///< go on with what happens
    wire::Usually<bool, true> legal;    ///< false: `legal` is empty in each update
};
BOOST_DESCRIBE_STRUCT(LogQuery, (), (since, follow, legal))
Result<LogQuery> decode_log_query(const Json& query);

/// Which rooms `GET /api/v1/rooms` lists; what is left out does not matter.
template <class Status>
struct RoomQuery {
    wire::Omittable<Status> status;
    wire::Omittable<rules::Mode> game;
    wire::Omittable<wire::Level> level;
    wire::Usually<bool, false> free;       ///< only those with a seat that nobody has
    wire::Omittable<wire::RoomId> before;  ///< the id of a room: only those that come after it
    wire::Usually<wire::Integer<std::uint8_t, 1, 100>, 100> limit;
    BOOST_DESCRIBE_CLASS(RoomQuery, (), (status, game, level, free, before, limit), (), ())
};
using RoomFilter = RoomQuery<RoomStatus>;
/// Closed rooms are shown to administrators alone.
using ListedRoomQuery = RoomQuery<wire::Among<RoomStatus::Open, RoomStatus::Over>>;
Result<RoomFilter> decode_room_filter(const Json& query);
/// The same for administrators.
Result<RoomFilter> decode_every_room_filter(const Json& query);

/// Body of `POST /api/v1/rooms/{room}/fork`. No `seq`: the newest; no `name`: that of the original.
struct Fork {
    wire::Omittable<wire::Seq> seq;
    wire::Omittable<wire::GivenName> name;
    wire::Usually<ForkDeck, ForkDeck::Fresh> deck;  ///< the same only when the original is over
    wire::Usually<Visibility, Visibility::Listed> visibility;
};
BOOST_DESCRIBE_STRUCT(Fork, (), (seq, name, deck, visibility))
Result<Fork> decode_fork(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/rematch`. No `level`: the same again.
struct Rematch {
    wire::Omittable<wire::Level> level;
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (level))
Result<Rematch> decode_rematch(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/seats/{seat}/handover`. No `name`: it stays.
struct HandOver {
    wire::Omittable<wire::GivenName> name;
};
BOOST_DESCRIBE_STRUCT(HandOver, (), (name))
Result<HandOver> decode_hand_over(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/pass`.
struct Enter {
    wire::TriedWord word;
};
BOOST_DESCRIBE_STRUCT(Enter, (), (word))
Result<Enter> decode_enter(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/seats`. No `seat`: the first free one. Companions are put on
/// a seat by another call. `pass`: what the room's word gave, or any token of the room.
struct TakeSeat {
    wire::GivenName name;
    wire::Omittable<wire::Seat> seat;
    wire::Usually<wire::Among<SeatKind::Human, SeatKind::Bot>, SeatKind::Human> kind;
    wire::Omittable<wire::Secret> pass = {};
};
BOOST_DESCRIBE_STRUCT(TakeSeat, (), (name, seat, kind, pass))
Result<TakeSeat> decode_take_seat(std::string_view text);

}  // namespace mistward::protocol
