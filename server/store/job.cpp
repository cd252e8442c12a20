#include "server/store/job.hpp"

#include <spdlog/spdlog.h>

namespace mistward::store {

void settle(Job& job, std::optional<Failure> failure) noexcept {
    try {
        failure ? job.fail(*failure) : job.answer();
    } catch (const std::exception& error) {
        spdlog::critical("nobody could be told what came of a job: {}", error.what());
    } catch (...) {
        spdlog::critical("nobody could be told what came of a job");
    }
}

}  // namespace mistward::store
