#include "server/store/job.hpp"

#include "server/log/log.hpp"

namespace mistward::store {

void settle(Job& job, std::optional<Failure> failure) noexcept {
    try {
        failure ? job.fail(*failure) : job.answer();
    } catch (const std::exception& error) {
        log::critical("nobody could be told what came of a job: {}", error.what());
    } catch (...) {
        log::critical("nobody could be told what came of a job");
    }
}

}  // namespace mistward::store
