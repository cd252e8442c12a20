#pragma once

#include "server/store/connection.hpp"
#include "server/store/failure.hpp"

#include <memory>
#include <optional>

namespace mistward::store {

/// Something to do on a database thread, and somebody who waits for the outcome.
class Job {
public:
    virtual ~Job() = default;

    /// Does the work and keeps its outcome. False: nothing of it is to be kept in the database.
    /// Throws `DatabaseError` only if the connection lacks a resource, so that the whole
    /// transaction cannot go on.
    virtual bool run(Connection& connection) = 0;

    /// Gives the outcome to whoever waits, on their executor.
    virtual void answer() = 0;

    /// Gives `failure` instead of the outcome.
    virtual void fail(Failure failure) = 0;
};

/// Where a job waits for its thread.
class JobTaker {
public:
    virtual void push(std::unique_ptr<Job> job) = 0;

protected:
    ~JobTaker() = default;
};

/// Gives the outcome of a job, or `failure` instead. What that throws is logged: no job ends a
/// database thread, and with it the process.
void settle(Job& job, std::optional<Failure> failure = {}) noexcept;

}  // namespace mistward::store
