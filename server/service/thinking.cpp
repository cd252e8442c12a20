#include "server/service/thinking.hpp"

namespace mistward::rooms {

namespace {

constexpr std::int64_t kBusyRetryMs = 1000;

}  // namespace

protocol::Error companions_busy() {
    return {protocol::ErrorCode::RateLimited,
            "companions have too much to think about",
            {{"retry_after_ms", kBusyRetryMs}}};
}

}  // namespace mistward::rooms
