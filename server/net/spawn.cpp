#include "server/net/spawn.hpp"

#include "server/log/log.hpp"

namespace mistward::net {

void log_failure(std::string_view what, const std::exception_ptr& failure) noexcept {
    try {
        if (failure) std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        log::error("{} failed: {}", what, error.what());
    } catch (...) {
        log::error("{} failed: it threw what is no exception", what);
    }
}

}  // namespace mistward::net
