#include "server/admin/audit_log.hpp"

#include "protocol/json_text.hpp"
#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/service/shown_rows.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"
#include "server/work/strand.hpp"

namespace mistward::admin {

namespace {

constexpr std::size_t kActsOnAPage = 100;
constexpr const char* kFrom = "from";

Json document(const store::ActRecord& act) {
    Json details = protocol::parse_own_json(act.details);
    const Json from = details.at(kFrom);
    details.erase(kFrom);
    return {{"number", act.number}, {"at", protocol::time_text(act.at_ms)},
            {"from", from},         {"act", act.act},
            {"target", act.target}, {"details", std::move(details)}};
}

Json page_document(const std::vector<store::ActRecord>& acts) {
    const bool has_more = acts.size() == kActsOnAPage;
    return {{"acts", rooms::shown_rows(acts, document)},
            {"next", has_more ? Json(acts.back().number) : Json(nullptr)}};
}

}  // namespace

AuditLog::AuditLog(const asio::any_io_executor& executor, store::Store& store,
                   const rooms::Clock& clock)
    : strand_(rooms::strand_over(executor)), turnstile_(strand_), store_(store), clock_(clock) {}

std::int64_t AuditLog::now_ms() const { return clock_.now_ms(); }

store::ActRecord AuditLog::record(const Act& act) const {
    Json details = act.details;
    details[kFrom] = act.from;
    return {0, now_ms(), act.name, act.target, details.dump()};
}

AsyncResult<Json> AuditLog::carry_out(Act act, Work work) {
    return rooms::on(strand_, carrying_out(std::move(act), std::move(work)));
}

AsyncResult<Json> AuditLog::carrying_out(Act act, Work work) {
    const auto turn = co_await turnstile_.enter();
    const auto number = co_await note(act);
    if (!number) co_return tl::unexpected(number.error());
    std::exception_ptr failure;
    protocol::Result<Json> done;
    try {
        done = co_await work();
    } catch (...) {
        failure = std::current_exception();
        done = tl::unexpected(protocol::Error{});
    }
    if (!done) co_await note_not_done(act, *number, done.error());
    if (failure) std::rethrow_exception(failure);
    co_return done;
}

AsyncResult<std::int64_t> AuditLog::note(const Act& act) {
    store::ActRecord noted = record(act);
    const auto number = co_await store_.note_act(std::move(noted));
    if (number) log::info("administration: {} {} from {}", act.name, act.target, act.from);
    co_return number.map_error(rooms::storage_error);
}

asio::awaitable<void> AuditLog::note_not_done(const Act& act, std::int64_t number,
                                              const protocol::Error& error) {
    const Act refused{act.from,
                      "not_done",
                      act.target,
                      {{"number", number}, {"code", protocol::name(error.code)}}};
    store::ActRecord row = record(refused);
    const auto noted = co_await store_.note_act(std::move(row));
    if (!noted) {
        log::error("administration: {} {} was not done, which could not be noted", act.name,
                   act.target);
    }
}

AsyncResult<Json> AuditLog::page(std::optional<std::int64_t> before) {
    const store::ActPage wanted{before, kActsOnAPage};
    const auto acts = co_await store_.acts(wanted);
    co_return acts.map(page_document).map_error(rooms::storage_error);
}

}  // namespace mistward::admin
