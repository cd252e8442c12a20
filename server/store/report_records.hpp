#pragma once

#include "server/store/records.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// A row of `reports`: a line of chat or, with 0 as its line, the name of a seat. Times are
/// milliseconds since the Unix epoch, UTC.
struct ReportRecord {
    std::int64_t number = 0;  ///< given by the store, from 1
    std::int64_t at_ms = 0;
    std::string room;
    std::optional<std::string> game = {};  ///< the room's at that time
    std::uint64_t line = 0;
    std::uint8_t seat = 0;
    std::string name;                         ///< of the seat
    std::string text;                         ///< of the line; empty: the name was reported
    std::optional<std::string> speaker = {};  ///< the player who had the seat
    std::string reason;
    std::string remark;                          ///< what the reporter adds; empty: nothing
    std::int64_t times = 1;                      ///< how often it was reported
    std::optional<std::int64_t> closed_ms = {};  ///< nothing: it is open
    std::optional<std::string> act = {};         ///< what was done then
    auto operator<=>(const ReportRecord&) const = default;
};

/// Something is reported, by a player or by somebody. A player has at most `most_of_one` open
/// reports, a network `most_of_sender`; beyond `most` in all the oldest that is closed makes room,
/// else the oldest of the network with the most, if that is another one.
struct FileReport {
    ReportRecord report;
    std::optional<std::string> reporter = {};
    std::size_t most_of_one = 0;
    std::size_t most = 0;
    std::string sender = {};  ///< the network, by whatever name
    std::size_t most_of_sender = 0;
};

/// What became of it.
enum class Filed { New, Again, TooManyOfOne, TooMany };

/// Which reports are told, the newest first.
struct ReportPage {
    bool closed = false;                      ///< those that are closed, else those that are open
    std::optional<std::int64_t> before = {};  ///< only those with a lower number
    std::size_t limit = 20;
};

/// So many lines before the one that was reported, and as many after it, are read with it.
inline constexpr std::uint64_t kLinesBeside = 5;

/// A report, and what was said around its line, as far as it is still there.
struct ReportInContext {
    ReportRecord report;
    std::vector<ChatRecord> lines;
};

struct ReportsFound {
    std::vector<ReportInContext> reports;
    std::optional<std::int64_t>
        next;               ///< the `before` of what follows; without it there is no more
    std::int64_t open = 0;  ///< how many are open in all
};

/// An open report is closed.
struct CloseReport {
    std::int64_t number = 0;
    std::int64_t at_ms = 0;
    std::string act;
};

}  // namespace mistward::store
