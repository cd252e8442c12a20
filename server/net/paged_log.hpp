#pragma once

#include "server/net/parted_answer.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <functional>

namespace mistward::net {

/// Gives the first page of a log after an entry.
using ReadPage = std::function<rooms::AsyncResult<rooms::LogPage>(std::uint64_t since)>;

/// The same pages with an empty `legal` in each update.
ReadPage without_legal(ReadPage read);

/// The answer to a request for a log up to its newest entry: as it is if one page is all of it,
/// else page after page.
Answer answer_log(std::uint64_t since, ReadPage read);

/// A log of several pages, of which one at a time is in memory, up to the entry that was the newest
/// when it began.
class PagedLog final : public PartedAnswer {
public:
    PagedLog(const asio::any_io_executor& executor, ReadPage read, rooms::LogPage first);

    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    void stop() override;

private:
    asio::awaitable<void> write_pages(PartedBody& body);
    /// False: it cannot be read any more.
    asio::awaitable<bool> read_next();

    const ReadPage read_;
    rooms::LogPage page_;
    const std::uint64_t end_;
    asio::steady_timer rest_;
    bool stopped_ = false;
};

}  // namespace mistward::net
