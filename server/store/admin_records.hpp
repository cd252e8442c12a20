#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {

/// A row of `bans`: an address that is kept out. Times are milliseconds since the Unix epoch, UTC.
struct BanRecord {
    std::string address;
    std::string reason;
    std::int64_t at_ms = 0;
    std::optional<std::int64_t> until_ms = {};  ///< nothing: until it is lifted
    auto operator<=>(const BanRecord&) const = default;
};

/// What everybody in every room is told. Times as of a ban.
struct AnnouncementRecord {
    std::string text;
    std::int64_t at_ms = 0;
    std::optional<std::int64_t> until_ms = {};  ///< nothing: until it is taken back
    bool operator==(const AnnouncementRecord&) const = default;
};

/// A row of `audit`: something that an administrator did.
struct ActRecord {
    std::int64_t number = 0;  ///< given by the store, from 1
    std::int64_t at_ms = 0;
    std::string act;
    std::string target;
    std::string details;  ///< JSON
    auto operator<=>(const ActRecord&) const = default;
};

/// Which acts are told.
struct ActPage {
    std::optional<std::int64_t> before = {};  ///< only those with a lower number
    std::size_t limit = 100;
};

}  // namespace mistward::store
