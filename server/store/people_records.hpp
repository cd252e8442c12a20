#pragma once

#include "server/store/records.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {

/// A row of `people`: what a player thinks of another. Times are milliseconds since the Unix epoch,
/// UTC; each says since when, nothing that it is not so.
struct PersonRecord {
    std::string person;  ///< by which the player names the other
    std::string other;   ///< a player
    std::string name;    ///< of the other, when it was noted
    std::optional<std::int64_t> friend_ms = {};
    std::optional<std::int64_t> muted_ms = {};
    std::optional<std::int64_t> blocked_ms = {};
    auto operator<=>(const PersonRecord&) const = default;

    bool is_hidden() const { return muted_ms || blocked_ms; }
    bool is_noted() const { return friend_ms || is_hidden(); }
};

/// What a player thinks of another from now on; what is left out stays as it is. A player has at
/// most `most` such rows.
struct ChangePerson {
    std::string player;
    std::string person;
    std::string other;
    std::string name;
    std::optional<bool> is_friend = {};
    std::optional<bool> is_muted = {};
    std::optional<bool> is_blocked = {};
    std::int64_t at_ms = 0;
    std::size_t most = 0;
};

/// With whom people have played is looked for in so many of a player's games, the newest.
inline constexpr std::size_t kGamesOfCompany = 1000;
/// So many of them are told, the latest first.
inline constexpr std::size_t kMostCompany = 200;

/// Somebody with whom a player has played games that have ended; no bot.
struct CompanyRecord {
    std::string other;
    std::size_t games = 0;
    std::int64_t last_ms = 0;  ///< when the last of them ended
    std::string players;       ///< JSON: who sat in it, as of `GameRecord`
    std::uint8_t seat = 0;     ///< of the other
    auto operator<=>(const CompanyRecord&) const = default;
};

/// A listed room with a free seat whose game has not begun, and who sits there.
struct OpenTable {
    std::string person;  ///< as of `PersonRecord`
    std::string room;
    std::string name;
    std::string options;  ///< JSON, as of `RoomRecord`
    auto operator<=>(const OpenTable&) const = default;
};

/// Whether a player is found by those with whom they have played.
struct SetFindable {
    std::string player;
    bool is_findable = false;
};

}  // namespace mistward::store
