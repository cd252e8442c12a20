#pragma once

#include "rules/core/enumerators.hpp"
#include "server/store/retention_records.hpp"

#include <boost/asio/awaitable.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::store {
class Store;
}

namespace mistward::rooms {

namespace asio = boost::asio;

/// What a host may choose an age for.
enum class Kept { Unstarted, Abandoned, Closed, Ended, Chat, Audit, Players };

/// Their names in metrics and documents, in order.
inline constexpr std::array<std::string_view, 7> kKeptWords{
    "unstarted", "abandoned", "closed", "ended", "chat", "audit", "players"};
static_assert(rules::are_words_of<Kept>(kKeptWords));

Kept kept(store::Ageing what);

inline constexpr std::int64_t kHourMs = 60 * 60 * 1000;
inline constexpr std::int64_t kDayMs = 24 * kHourMs;

/// For how long things are kept after they were last used. What stands here is what a host gets who
/// chooses nothing.
struct KeepFor {
    /// Milliseconds, in the order of `Kept`; 0: for ever.
    std::array<std::int64_t, kKeptWords.size()> ms{7 * kDayMs,  180 * kDayMs, 30 * kDayMs, 0,
                                                   90 * kDayMs, 365 * kDayMs, 30 * kDayMs};

    constexpr std::int64_t& operator[](Kept what) { return ms[static_cast<std::size_t>(what)]; }
    constexpr std::int64_t operator[](Kept what) const {
        return ms[static_cast<std::size_t>(what)];
    }
    /// What was last used before that moment goes; nothing: it stays for ever.
    std::optional<std::int64_t> before_ms(store::Ageing what, std::int64_t now_ms) const;
};

/// How many rooms, games, lines, acts and players were removed, in the order of `Kept`.
struct Removed {
    std::array<std::int64_t, kKeptWords.size()> count{};
    bool complete = true;  ///< false: it was stopped, or the store refused

    void add(store::Ageing what, std::int64_t rows) {
        count[static_cast<std::size_t>(kept(what))] += rows;
    }
};

/// Keeps rooms from being used while they are removed. May be called from any strand.
class RoomGuard {
public:
    virtual ~RoomGuard() = default;
    /// False: somebody uses the room. Else nobody gets it before `let_in`.
    virtual asio::awaitable<bool> shut_out(std::string room) = 0;
    virtual asio::awaitable<void> let_in(std::string room) = 0;
};

/// Removes everything that is older than it is kept, a transaction for each room, game and portion
/// of lines; `removed` is told what each has removed. Ends early once `is_stopping`.
asio::awaitable<Removed> remove_expired(
    store::Store& store, RoomGuard& guard, const KeepFor& keep, std::int64_t now_ms,
    std::function<bool()> is_stopping,
    std::function<void(store::Ageing, std::int64_t)> removed = {});

}  // namespace mistward::rooms
