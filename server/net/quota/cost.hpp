#pragma once

#include "protocol/commands.hpp"
#include "rules/core/enumerators.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace mistward::net {

/// What a client's network has a share of, each by itself.
enum class Quota { Rooms, Seats, Readings, Commands, Chat, Hints };

inline constexpr std::array<std::string_view, 6> kQuotaWords{"rooms",    "seats", "readings",
                                                             "commands", "chat",  "hints"};
static_assert(rules::are_words_of<Quota>(kQuotaWords));
inline constexpr std::size_t kQuotaCount = kQuotaWords.size();

constexpr std::string_view name(Quota quota) {
    return kQuotaWords.at(static_cast<std::size_t>(quota));
}

/// What is taken from a quota: something of weight 1 is the cheapest of its kind.
struct Cost {
    Quota quota = Quota::Readings;
    double weight = 1;
};

// The weights of the routes. A reading of weight 1 costs about as much as the state of a game; the
// guide has the same table.

/// Of what is bounded elsewhere (the administrator's token, the number of connections).
inline constexpr Cost kFree{Quota::Readings, 0};
/// A page's file, a document made at the start, a room, a page of the chat.
inline constexpr Cost kCheapReading{Quota::Readings, 1};
/// A list of rooms or games, features, a foresight, a welcome.
inline constexpr Cost kReading{Quota::Readings, 2};
/// A whole log or file of a game.
inline constexpr Cost kDearReading{Quota::Readings, 10};
/// What looks at every game there is.
inline constexpr Cost kDearestReading{Quota::Readings, 25};
/// Any message on a WebSocket, or command over HTTP; some cost more, see `extra_cost_of`.
inline constexpr Cost kCommand{Quota::Commands, 1};
/// A call that changes a room or its seats, or begins a game.
inline constexpr Cost kRoomCommand{Quota::Commands, 5};
inline constexpr Cost kNewRoom{Quota::Rooms, 1};
/// A room that comes with a log to be replayed.
inline constexpr Cost kCopiedRoom{Quota::Rooms, 2};
inline constexpr Cost kNewSeat{Quota::Seats, 1};
/// A word of a room that is stretched.
inline constexpr Cost kWord{Quota::Seats, 1};
/// What somebody is to read who has other things to do: five in a minute, by default.
inline constexpr Cost kReport{Quota::Chat, 60};
inline constexpr Cost kHint{Quota::Hints, 1};
/// A review has a companion think about each turn of a game.
inline constexpr Cost kReview{Quota::Hints, 20};

/// What a command costs beyond `kCommand`, whichever way it comes.
Cost extra_cost_of(const protocol::Command& command);

}  // namespace mistward::net
