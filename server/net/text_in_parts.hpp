#pragma once

#include "server/net/http.hpp"
#include "server/net/parted_answer.hpp"
#include "server/service/door.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <optional>
#include <string>

namespace mistward::net {

/// Gives the next part of a text; nothing: that was all. What it refuses with `retry_after_ms` is
/// asked for again; any other refusal breaks the text off.
using ReadPart = std::function<rooms::AsyncResult<std::optional<std::string>>()>;

/// A text of several parts, of which one at a time is in memory.
class TextInParts final : public PartedAnswer {
public:
    /// `head`: what the answer has beside its text, which begins with `first`.
    TextInParts(const asio::any_io_executor& executor, Response head, std::string first,
                ReadPart read);

    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    void stop() override;

private:
    asio::awaitable<void> write_parts(PartedBody& body);
    /// As `ReadPart`, after rests if there must be some.
    rooms::AsyncResult<std::optional<std::string>> read_next();

    Response head_;
    std::string part_;
    const ReadPart read_;
    asio::steady_timer rest_;
    bool stopped_ = false;
};

}  // namespace mistward::net
