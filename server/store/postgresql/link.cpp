#include "server/store/postgresql/link.hpp"

#include "server/store/postgresql/postgresql_error.hpp"

#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace mistward::store {

namespace {

using namespace std::chrono_literals;

/// How often a wait looks whether the store closes.
constexpr auto kLookAround = 100ms;
constexpr int kBinary = 1;
/// Between two statements of a transaction of ours.
constexpr std::chrono::milliseconds kShortestIdle = 1s;

/// What libpq says beyond that are guesses at the cause.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

Link::Link(const Address& address, const Patience& patience, const Closing& closing)
    : patience_(patience), closing_(closing) {
    connect(address);
    PQsetnonblocking(connection_.get(), 1);
    // Whoever stands still in the midst of a transaction holds its locks no longer than its leases.
    const auto idle = std::min(patience.statement, std::max(patience.lease, kShortestIdle));
    execute("SET statement_timeout = " + std::to_string(patience.statement.count()) +
            "; SET idle_in_transaction_session_timeout = " + std::to_string(idle.count()) +
            "; SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'");
}

void Link::connect(const Address& address) {
    const auto hosts = address.hosts();
    for (std::size_t i = 0; i + 1 < hosts.size(); ++i) {
        try {
            return connect(hosts[i]);
        } catch (const PostgresqlError&) {
            continue;  // what is said of the last one is what counts
        }
    }
    connect(hosts.back());
}

void Link::connect(const Address::Settings& settings) {
    std::vector<const char*> keywords;
    std::vector<const char*> values;
    for (const auto& [keyword, value] : settings) {
        keywords.push_back(keyword.c_str());
        values.push_back(value.c_str());
    }
    keywords.push_back(nullptr);
    values.push_back(nullptr);
    connection_.reset(PQconnectStartParams(keywords.data(), values.data(), 0));
    PQsetNoticeReceiver(
        connection_.get(),
        [](void* link, const PGresult* notice) { static_cast<Link*>(link)->hear(notice); }, this);
    const auto deadline = Clock::now() + patience_.connect;
    for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;) {
        if (PQstatus(connection_.get()) == CONNECTION_BAD || state == PGRES_POLLING_FAILED) {
            lose(PQerrorMessage(connection_.get()));
        }
        wait_for(state == PGRES_POLLING_READING ? POLLIN : POLLOUT, deadline);
        state = PQconnectPoll(connection_.get());
    }
}

// A server that gives up waiting for its standby says that a transaction is committed, and in a
// warning that it may be lost with this server. What else it says by the way is nobody's business,
// least of all the standard error's.
void Link::hear(const PGresult* notice) {
    const char* state = PQresultErrorField(notice, PG_DIAG_SQLSTATE);
    const std::string_view code = state != nullptr ? state : "";
    if (code == "01000" || code == "57P01") is_unsure_ = true;
}

void Link::lose(const std::string& why) {
    PostgresqlError error(first_line(why), DatabaseError::Kind::Lost);
    connection_.reset();
    queued_ = 0;
    throw error;
}

void Link::wait_for(short events, Clock::time_point deadline) {
    const auto closing_deadline = Clock::now() + patience_.closing;
    for (;;) {
        const auto now = Clock::now();
        const auto until = closing_.has_begun() ? std::min(deadline, closing_deadline) : deadline;
        if (now >= until) lose("the database does not answer");
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - now);
        pollfd socket{PQsocket(connection_.get()), events, 0};
        const int wait =
            static_cast<int>(std::min<std::chrono::milliseconds>(left, kLookAround).count());
        if (::poll(&socket, 1, wait) > 0) return;
    }
}

void Link::check_sent(int sent) {
    if (sent == 0) lose(PQerrorMessage(connection_.get()));
    ++queued_;
}

void Link::queue(const char* sql) {
    PQenterPipelineMode(connection_.get());
    check_sent(
        PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, kBinary));
}

void Link::queue_preparing(const std::string& name, const std::string& sql,
                           const Parameters& types) {
    PQenterPipelineMode(connection_.get());
    check_sent(PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), types.count(),
                             types.types.data()));
}

void Link::queue_prepared(const std::string& name, const Parameters& parameters) {
    PQenterPipelineMode(connection_.get());
    check_sent(PQsendQueryPrepared(connection_.get(), name.c_str(), parameters.count(),
                                   parameters.values.data(), parameters.lengths.data(),
                                   parameters.formats.data(), kBinary));
}

void Link::flush(Clock::time_point deadline) {
    for (;;) {
        const int left = PQflush(connection_.get());
        if (left < 0) lose(PQerrorMessage(connection_.get()));
        if (left == 0) return;
        // The server may want to be read from before it reads on.
        wait_for(POLLIN | POLLOUT, deadline);
        if (PQconsumeInput(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    }
}

ResultPtr Link::next(Clock::time_point deadline) {
    while (PQisBusy(connection_.get()) != 0) {
        wait_for(POLLIN, deadline);
        if (PQconsumeInput(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    }
    return ResultPtr(PQgetResult(connection_.get()));
}

std::vector<ResultPtr> Link::fly() {
    const auto deadline = Clock::now() + patience_.answer;
    if (PQpipelineSync(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    flush(deadline);
    std::vector<ResultPtr> answers;
    for (;;) {
        auto answer = next(deadline);
        if (PQstatus(connection_.get()) == CONNECTION_BAD) lose(PQerrorMessage(connection_.get()));
        if (!answer) continue;  // the end of one command's answers
        if (PQresultStatus(answer.get()) == PGRES_PIPELINE_SYNC) break;
        answers.push_back(std::move(answer));
    }
    if (is_unsure_) lose("the database does not know whether its standby has what was committed");
    queued_ = 0;
    PQexitPipelineMode(connection_.get());
    return answers;
}

void Link::execute(const std::string& sql) {
    const auto deadline = Clock::now() + patience_.answer;
    if (PQsendQuery(connection_.get(), sql.c_str()) == 0) lose(PQerrorMessage(connection_.get()));
    flush(deadline);
    ResultPtr refusal;
    while (auto answer = next(deadline)) {
        if (PQresultStatus(answer.get()) == PGRES_FATAL_ERROR) refusal = std::move(answer);
    }
    if (PQstatus(connection_.get()) == CONNECTION_BAD) lose(PQerrorMessage(connection_.get()));
    if (refusal) throw PostgresqlError(refusal.get());
}

std::string Link::local_address() const {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXHOST> host{};
    const auto* any = reinterpret_cast<const sockaddr*>(&address);
    if (!connection_ ||
        ::getsockname(PQsocket(connection_.get()), reinterpret_cast<sockaddr*>(&address), &size) !=
            0 ||
        (address.ss_family != AF_INET && address.ss_family != AF_INET6) ||
        ::getnameinfo(any, size, host.data(), host.size(), nullptr, 0, NI_NUMERICHOST) != 0) {
        return {};
    }
    return host.data();
}

bool Link::in_transaction() const {
    return connection_ && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE;
}

bool Link::is_lost() {
    if (!connection_) return true;
    // Something has arrived though nothing was asked: most often a last word, and then the end.
    for (pollfd socket{PQsocket(connection_.get()), POLLIN, 0}; ::poll(&socket, 1, 0) > 0;) {
        if (PQconsumeInput(connection_.get()) == 0) return true;
        PQisBusy(connection_.get());  // takes in what is not an answer
    }
    return PQstatus(connection_.get()) == CONNECTION_BAD;
}

}  // namespace mistward::store
