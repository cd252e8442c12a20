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
    try {
        // One transaction for each job, so that several queries see one moment.
        Transaction transaction(connection, Access::Read);
        job.run(connection);
        return std::nullopt;
    } catch (const std::exception& error) {
        log::error("nothing was read: {}", error.what());
        return Failure::Unavailable;
    }
}

void Readers::work(Connection& connection) {
    while (const auto job = queue_.take_one()) settle(*job, read(connection, *job));
}

}  // namespace mistward::store
