#include "server/store/postgresql/postgresql_connection.hpp"

#include "server/store/postgresql/postgresql_error.hpp"
#include "server/store/postgresql/postgresql_statement.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace mistward::store {

PostgresqlConnection::PostgresqlConnection(Address address, const Patience& patience,
                                           const Closing& closing)
    : address_(std::move(address)),
      patience_(patience),
      closing_(closing),
      pause_(patience.first_pause) {
    connect();
}

void PostgresqlConnection::connect() {
    link_.reset();
    try {
        link_.emplace(address_, patience_, closing_);
    } catch (const PostgresqlError&) {
        next_attempt_ = Clock::now() + pause_;
        pause_ = std::min(2 * pause_, patience_.longest_pause);
        throw;
    }
    pause_ = patience_.first_pause;
    ++generation_;
    preparing_.clear();
}

void PostgresqlConnection::make_ready() {
    if (link_ && !link_->is_lost()) return;
    if (Clock::now() < next_attempt_) {
        throw PostgresqlError("the database is away", DatabaseError::Kind::Away);
    }
    connect();
}

void PostgresqlConnection::make_ready_by(Clock::time_point until) {
    if (!link_ || link_->is_lost()) closing_.wait_until(std::min(next_attempt_, until));
    make_ready();
}

std::unique_ptr<Statement> PostgresqlConnection::prepare(std::string_view sql) {
    return std::make_unique<PostgresqlStatement>(*this, sql, "s" + std::to_string(++names_));
}

void PostgresqlConnection::execute(const std::string& sql) {
    if (!link_) throw PostgresqlError("the database is away", DatabaseError::Kind::Away);
    if (link_->queued() > 0) fly();
    link_->execute(sql);
}

void PostgresqlConnection::queue(const char* sql) {
    if (!link_) throw PostgresqlError("the database is away", DatabaseError::Kind::Away);
    link_->queue(sql);
}

void PostgresqlConnection::queue(PostgresqlStatement& statement) {
    if (!link_) throw PostgresqlError("the database is away", DatabaseError::Kind::Away);
    if (!statement.is_prepared(generation_)) {
        preparing_.emplace_back(link_->queued(), &statement);
        link_->queue_preparing(statement.name(), statement.sql(), statement.parameters());
    }
    link_->queue_prepared(statement.name(), statement.parameters());
}

ResultPtr PostgresqlConnection::fly() {
    const auto prepared = std::exchange(preparing_, {});
    std::vector<ResultPtr> answers = link_->fly();
    for (const auto& [index, statement] : prepared) {
        const bool done = PQresultStatus(answers.at(index).get()) == PGRES_COMMAND_OK;
        if (done) statement->note_prepared(generation_);
    }
    for (const ResultPtr& answer : answers) {
        if (PQresultStatus(answer.get()) == PGRES_FATAL_ERROR) throw PostgresqlError(answer.get());
        count(answer.get());
    }
    return std::move(answers.back());
}

void PostgresqlConnection::count(const PGresult* answer) {
    changes_ = std::strtoll(PQcmdTuples(const_cast<PGresult*>(answer)), nullptr, 10);
    const std::string_view command = PQcmdStatus(const_cast<PGresult*>(answer));
    if (!command.starts_with("SELECT")) all_changes_ += changes_;
}

ResultPtr PostgresqlConnection::run(PostgresqlStatement& statement) {
    queue(statement);
    return fly();
}

void PostgresqlConnection::run_later(PostgresqlStatement& statement) { queue(statement); }

void PostgresqlConnection::begin(Access access) {
    make_ready();
    queue(access == Access::Read ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
                                 : "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
}

void PostgresqlConnection::commit() {
    queue("COMMIT");
    const ResultPtr answer = fly();
    // A transaction that has failed answers with what it does instead.
    if (std::string_view(PQcmdStatus(answer.get())) != "COMMIT") {
        throw PostgresqlError("the transaction was rolled back", DatabaseError::Kind::Resource);
    }
}

void PostgresqlConnection::roll_back() noexcept {
    if (!link_) return;
    // What was queued and never sent goes along; where that fails, the transaction needs one more.
    for (int attempt = 0; attempt < 2; ++attempt) {
        try {
            if (link_->queued() == 0 && !link_->in_transaction()) return;
            queue("ROLLBACK");
            fly();
        } catch (const std::exception&) {
            if (link_->is_lost()) return;
        }
    }
    // Without its connection no transaction goes on.
    if (link_->in_transaction()) link_.reset();
}

void PostgresqlConnection::begin_part() { queue("SAVEPOINT job"); }

void PostgresqlConnection::keep_part() { queue("RELEASE job"); }

void PostgresqlConnection::undo_part() {
    queue("ROLLBACK TO job");
    queue("RELEASE job");
}

}  // namespace mistward::store
