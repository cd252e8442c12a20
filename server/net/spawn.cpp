#include "server/net/spawn.hpp"

#include <spdlog/spdlog.h>

namespace mistward::net {

void log_failure(std::string_view what, const std::exception_ptr& failure) noexcept {
    try {
        if (failure) std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        spdlog::error("{} failed: {}", what, error.what());
    } catch (...) {
        spdlog::error("{} failed: it threw what is no exception", what);
    }
}

}  // namespace mistward::net
