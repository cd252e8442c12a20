#include "server/admin/announcements.hpp"

#include "protocol/wire/json.hpp"
#include "server/service/oversight.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"
#include "server/work/begin.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <chrono>
#include <utility>

namespace mistward::admin {

namespace {

using Record = store::AnnouncementRecord;

std::optional<protocol::Announcement> told(const std::optional<Record>& record) {
    if (!record) return std::nullopt;
    protocol::Announcement announcement{record->text, record->at_ms, {}};
    if (record->until_ms) announcement.until = *record->until_ms;
    return announcement;
}

}  // namespace

using rooms::on;

Announcements::Announcements(const asio::any_io_executor& executor, AuditLog& log,
                             rooms::Oversight& rooms, store::Store& store)
    : strand_(rooms::strand_over(executor)),
      log_(log),
      rooms_(rooms),
      store_(store),
      end_(strand_) {}

asio::awaitable<Json> Announcements::document() const {
    co_return Json{{"announcement", protocol::wire::json_of(told(current_))}};
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
    std::optional record = Record{std::move(request.text), log_.now_ms()};
    if (request.seconds) {
        record->until_ms = record->at_ms + static_cast<std::int64_t>(*request.seconds) * 1000;
    }
    co_return co_await keep_and_tell(std::move(record));
}

AsyncResult<Json> Announcements::taking_back() {
    std::optional<Record> nothing;
    co_return co_await keep_and_tell(std::move(nothing));
}

AsyncResult<Json> Announcements::keep_and_tell(std::optional<Record> record) {
    const auto kept = co_await store_.announce(record);
    if (!kept) co_return tl::unexpected(rooms::storage_error(kept.error()));
    changed_ = std::chrono::steady_clock::now();
    co_await tell(std::move(record));
    co_return co_await document();
}

asio::awaitable<void> Announcements::heed(std::optional<Record> record, Moment asked) {
    return on(strand_, heeding(std::move(record), asked));
}

asio::awaitable<void> Announcements::heeding(std::optional<Record> record, Moment asked) {
    if (record && record->until_ms && *record->until_ms <= log_.now_ms()) record.reset();
    if (asked > changed_ && record != current_) co_await tell(std::move(record));
}

asio::awaitable<void> Announcements::tell(std::optional<Record> record) {
    ++number_;
    end_.cancel();
    current_ = std::move(record);
    if (current_ && current_->until_ms) {
        end_.expires_after(std::chrono::milliseconds(*current_->until_ms - log_.now_ms()));
        work::begin(strand_, end_in_time(number_));
    }
    auto announcement = told(current_);
    co_await rooms_.announce(std::move(announcement));
}

void Announcements::end_watch() {
    work::post(strand_, [this] {
        ++number_;
        end_.cancel();
    });
}

asio::awaitable<void> Announcements::end_in_time(std::uint64_t number) {
    co_await work::wait(end_);
    std::optional<Record> nothing;
    if (number == number_) co_await tell(std::move(nothing));
}

}  // namespace mistward::admin
