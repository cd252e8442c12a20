#include "server/service/on_worker.hpp"

namespace mistward::rooms {

namespace {

constexpr int kRetryMs = 1000;

}  // namespace

protocol::Error work_error(work::Refusal refusal) {
    using protocol::ErrorCode;
    switch (refusal) {
        case work::Refusal::AddressFull:
            return {ErrorCode::RateLimited,
                    "too much that this address asked for waits",
                    {{"retry_after_ms", kRetryMs}}};
        case work::Refusal::QueueFull:
            return {ErrorCode::RateLimited,
                    "the server has too much to do",
                    {{"retry_after_ms", kRetryMs}}};
        case work::Refusal::TooMuch:
            return {ErrorCode::TooMuchWork,
                    "this would take more work than the server does for one request"};
        case work::Refusal::Stopping:
            break;
    }
    return {ErrorCode::StorageUnavailable, "the server is stopping; nothing changed"};
}

}  // namespace mistward::rooms
