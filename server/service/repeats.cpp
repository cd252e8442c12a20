#include "server/service/repeats.hpp"

#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <utility>

namespace mistward::rooms {

using protocol::Error;
using protocol::ErrorCode;

Repeats::Turn::Turn(Turn&& other) noexcept
    : repeats_(std::exchange(other.repeats_, nullptr)), id_(other.id_) {}

Repeats::Turn::~Turn() {
    if (repeats_ == nullptr) return;
    const std::lock_guard lock(repeats_->mutex_);
    repeats_->under_way_.erase(id_);
}

protocol::Result<Repeats::Turn> Repeats::take_up(const Once& once) {
    const std::lock_guard lock(mutex_);
    if (!under_way_.insert(once.id()).second) return tl::unexpected(request_under_way());
    return Turn(*this, once.id());
}

FindKept kept_answers(const Services& services) {
    return [&store = services.store, &clock = services.clock](
               const store::TokenHash& id) -> AsyncResult<std::optional<std::string>> {
        const store::FindAnswer query{id, clock.now_ms() - store::kKeepAnswersMs};
        co_return stored(co_await store.find_answer(query));
    };
}

AsyncResult<std::optional<std::string>> Repeats::answer_to(const Once& once) {
    const auto found = co_await find_(once.id());
    if (!found) co_return tl::unexpected(found.error());
    if (!*found) co_return std::nullopt;
    auto answer = once.open(**found);
    if (!answer) {
        co_return tl::unexpected(
            Error{ErrorCode::IdempotencyKeyReused,
                  "another request had that Idempotency-Key; each needs a key of its own"});
    }
    co_return std::move(answer);
}

}  // namespace mistward::rooms
