#pragma once

#include "protocol/players.hpp"

#include <boost/describe/class.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

// How a player has browsers show what is due, by Web Push (RFC 8030).

/// What a browser encrypts for, as its `PushSubscription` has it.
struct PushKeys {
    wire::Text<100> p256dh;
    wire::Text<100> auth;
};
BOOST_DESCRIBE_STRUCT(PushKeys, (), (p256dh, auth))

/// Body of `PUT /api/v1/me/push`.
struct PutPush {
    wire::Text<2048> endpoint;
    PushKeys keys;
};
BOOST_DESCRIBE_STRUCT(PutPush, (), (endpoint, keys))
Result<PutPush> decode_put_push(std::string_view text);

namespace wire {

/// PUSH_SUBSCRIPTION of the guide.
struct PushSubscription {
    std::string id;
    std::string endpoint;
    Time created_at;
    std::optional<Time> delivered_at;   ///< when the last one was
    std::optional<Time> failing_since;  ///< nothing: the last one was delivered
    std::optional<std::string> fault;   ///< why the last one was not delivered
};
BOOST_DESCRIBE_STRUCT(PushSubscription, (),
                      (id, endpoint, created_at, delivered_at, failing_since, fault))

/// Body of the answers of `/api/v1/me/push`.
struct PushAnswer {
    std::optional<std::string> key;  ///< for `applicationServerKey`; nothing: nothing is sent
    std::vector<PushSubscription> subscriptions;
};
BOOST_DESCRIBE_STRUCT(PushAnswer, (), (key, subscriptions))

/// What a browser is told of.
enum class PushKind { MyTurn, Over, Invited };
template <>
struct Words<PushKind> : WordList<PushKind, "my_turn", "over", "invited"> {};

/// What a browser is told.
struct PushNotice {
    PushKind type = PushKind::MyTurn;
    std::string room;
    std::optional<std::string> game_id;  ///< nothing: of an invitation
};
BOOST_DESCRIBE_STRUCT(PushNotice, (), (type, room, game_id))

}  // namespace wire

}  // namespace mistward::protocol
