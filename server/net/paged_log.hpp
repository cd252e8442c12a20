#pragma once

#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

#include <cstdint>
#include <functional>

namespace mistward::net {

/// Gives the first page of a log after an entry.
using ReadPage = std::function<rooms::AsyncResult<rooms::LogPage>(std::uint64_t since)>;

/// The same pages with an empty `legal` in each update.
ReadPage without_legal(ReadPage read);

/// The answer to a request for a log up to the entry that is its newest when it is asked: as it is
/// if one page is all of it, else page after page, of which one at a time is in memory.
Answer answer_log(std::uint64_t since, ReadPage read);

}  // namespace mistward::net
