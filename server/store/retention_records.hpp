#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mistward::store {

/// What goes by age. A room was last used when it or one of its seats was changed, somebody decided
/// in its game or something was said in it.
enum class Ageing {
    UnstartedRoom,  ///< no game was ever begun there
    AbandonedRoom,  ///< its game runs, but nobody has used it for long
    ClosedRoom,     ///< by an administrator
    EndedGame,      ///< one whose room has had another game since, or is closed or removed
    EndedRoom,      ///< its games are over, and go with it
    ChatLine,
    Act,     ///< of the audit log; the newest stays
    Player,  ///< who has nothing here: no seat, no game, no room, no bot
};

inline constexpr std::array kAgeing{
    Ageing::UnstartedRoom, Ageing::AbandonedRoom, Ageing::ClosedRoom, Ageing::EndedGame,
    Ageing::EndedRoom,     Ageing::ChatLine,      Ageing::Act,        Ageing::Player};

/// So many ids are told at once.
inline constexpr std::size_t kExpiredPage = 100;

/// Asks what was last used before `before_ms`: a page of ids, those after `after`.
struct ExpiredQuery {
    Ageing what{};
    std::int64_t before_ms = 0;
    std::string after = {};
};

/// Something that is old enough to go.
struct Expired {
    std::string id;  ///< of a room, also where lines of its chat go; of a game or a player; of acts
                     ///< "audit"
    std::int64_t rows = 1;  ///< games of an ended room, lines of chat, acts; else 1
    auto operator<=>(const Expired&) const = default;
};

/// Removes things of a kind, each if it is old enough still. Games of rooms that have ended are
/// kept, but for `EndedGame` and `EndedRoom`.
struct Prune {
    Ageing what{};
    std::vector<std::string> ids;
    std::int64_t before_ms = 0;
    std::int64_t now_ms = 0;
};

/// What one transaction has removed: no more than it should hold.
struct Pruned {
    std::int64_t rows = 0;  ///< as in `Expired`
    std::size_t done = 0;   ///< ids from the first on that are through; ask again for the rest
    auto operator<=>(const Pruned&) const = default;
};

}  // namespace mistward::store
