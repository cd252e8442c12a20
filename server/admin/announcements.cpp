#include "server/admin/announcements.hpp"

#include "protocol/wire/json.hpp"
#include "server/service/oversight.hpp"
#include "server/work/strand.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include <chrono>

namespace mistward::admin {

using rooms::on;

Announcements::Announcements(const asio::any_io_executor& executor, AuditLog& log,
                             rooms::Oversight& rooms)
    : strand_(rooms::strand_over(executor)), log_(log), rooms_(rooms), end_(strand_) {}

asio::awaitable<Json> Announcements::document() const {
    co_return Json{{"announcement", protocol::wire::json_of(current_)}};
}

AsyncResult<Json> Announcements::current() { co_return co_await on(strand_, document()); }

AsyncResult<Json> Announcements::announce(std::string from, protocol::Announce request) {
    Act act{std::move(from),
            "announce",
            "",
            {{"text", request.text},
             {"seconds", request.seconds ? Json(*request.seconds) : Json(nullptr)}}};
    return log_.carry_out(std::move(act), [this, request = std::move(request)] {
        return on(strand_, announcing(request));
    });
}

AsyncResult<Json> Announcements::take_back(std::string from) {
    Act act{std::move(from), "end_announcement", ""};
    return log_.carry_out(std::move(act), [this] { return on(strand_, taking_back()); });
}

AsyncResult<Json> Announcements::announcing(protocol::Announce request) {
    std::optional announcement = protocol::Announcement{std::move(request.text), log_.now_ms(), {}};
    if (request.seconds) {
        const auto lasts = static_cast<std::int64_t>(*request.seconds) * 1000;
        announcement->until = announcement->at.ms + lasts;
    }
    Json document = co_await tell(std::move(announcement));
    if (request.seconds) {
        end_.expires_after(std::chrono::seconds(*request.seconds));
        asio::co_spawn(strand_, end_in_time(number_), asio::detached);
    }
    co_return document;
}

AsyncResult<Json> Announcements::taking_back() {
    std::optional<protocol::Announcement> nothing;
    co_return co_await tell(std::move(nothing));
}

asio::awaitable<Json> Announcements::tell(std::optional<protocol::Announcement> announcement) {
    ++number_;
    end_.cancel();
    current_ = std::move(announcement);
    co_await rooms_.announce(current_);
    co_return co_await document();
}

void Announcements::end_watch() {
    asio::post(strand_, [this] {
        ++number_;
        end_.cancel();
    });
}

asio::awaitable<void> Announcements::end_in_time(std::uint64_t number) {
    co_await end_.async_wait(asio::as_tuple(asio::use_awaitable));
    if (number == number_) co_await taking_back();
}

}  // namespace mistward::admin
