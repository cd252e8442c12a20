#pragma once

#include "protocol/error.hpp"
#include "server/service/door.hpp"
#include "server/service/once.hpp"
#include "server/service/services.hpp"

#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace mistward::rooms {

/// How an answer is found that is kept, by the id of its request.
using FindKept = std::function<AsyncResult<std::optional<std::string>>(const store::TokenHash&)>;

/// Those that the store keeps, of the last day. The services outlive it.
FindKept kept_answers(const Services& services);

/// Requests that may come again. May be asked from any thread.
class Repeats {
public:
    explicit Repeats(FindKept find) : find_(std::move(find)) {}

    /// Lets nobody else take the request up until its end.
    class Turn {
    public:
        Turn(Turn&& other) noexcept;
        Turn& operator=(Turn&&) = delete;
        ~Turn();

    private:
        friend class Repeats;
        Turn(Repeats& repeats, const store::TokenHash& id) : repeats_(&repeats), id_(id) {}

        Repeats* repeats_;
        store::TokenHash id_;
    };

    /// Or `request_under_way`.
    protocol::Result<Turn> take_up(const Once& once);
    /// What was answered to it, if it was; `idempotency_key_reused` if that was another request.
    AsyncResult<std::optional<std::string>> answer_to(const Once& once);

private:
    const FindKept find_;
    std::mutex mutex_;
    std::set<store::TokenHash> under_way_;
};

}  // namespace mistward::rooms
