#include "server/store/readers.hpp"

#include "server/log/log.hpp"

namespace mistward::store {

Readers::Readers(std::vector<std::unique_ptr<Connection>> connections,
                 const metrics::Gauge& waiting)
    : queue_(waiting), connections_(std::move(connections)) {
    for (const auto& connection : connections_) {
        threads_.emplace_back([this, &connection] { work(*connection); });
    }
}

Readers::~Readers() { close(); }

void Readers::close() {
    queue_.close();
    for (std::thread& thread : threads_) {
        if (thread.joinable()) thread.join();
    }
}

std::optional<Failure> Readers::read(Connection& connection, Job& job) {
    // One transaction for each job, so that several queries see one moment.
    const auto run = [&] {
        Transaction transaction(connection, Access::Read);
        job.run(connection);
    };
    try {
        try {
            run();
        } catch (const DatabaseError& error) {
            // A connection that was cut while nobody used it; what only reads can do so twice.
            if (!error.is_lost()) throw;
            run();
        }
        return std::nullopt;
    } catch (const DatabaseError& error) {
        if (!error.is_old_news()) log::error("nothing was read: {}", error.what());
        return Failure::Unavailable;
    } catch (const std::exception& error) {
        log::error("nothing was read: {}", error.what());
        return Failure::Unavailable;
    }
}

void Readers::work(Connection& connection) {
    while (const auto job = queue_.take_one()) settle(*job, read(connection, *job));
}

}  // namespace mistward::store
