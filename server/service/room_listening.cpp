#include "server/behaviour/effects.hpp"
#include "server/service/room_take.hpp"

#include <utility>

namespace mistward::rooms {

// Who listens to a room at work. It runs on the strand.

AsyncResult<std::optional<std::uint8_t>> RoomActor::answer_to(listening::Attach asked) {
    const SubscriberId who = audience_.admit(std::move(asked.subscriber));
    command::Attach command{who, std::move(asked.hello)};
    auto attached = co_await take<std::optional<std::uint8_t>>(std::move(command));
    if (!state_.subscribers.contains(who)) audience_.dismiss(who);
    co_return attached;
}

AsyncResult<Done> RoomActor::answer_to(listening::Follow asked) {
    const SubscriberId who = audience_.admit(std::move(asked.subscriber));
    command::Follow command{who, std::move(asked.reader.token)};
    auto followed = co_await take<Done>(std::move(command));
    if (!state_.subscribers.contains(who)) audience_.dismiss(who);
    co_return followed;
}

AsyncResult<Done> RoomActor::answer_to(listening::Refresh asked) {
    const auto who = audience_.find(asked.subscriber);
    if (who && state_.subscribers.contains(*who)) {
        audience_.restart(*who, welcome(state_, *who).frame);
        if (state_.game && state_.game->is_over()) {
            audience_.deliver(*who, ended_frame(*state_.game));
        }
    }
    co_return Done{};
}

AsyncResult<Done> RoomActor::answer_to(listening::Detach asked) {
    const auto who = audience_.find(asked.subscriber);
    if (!who) co_return Done{};
    command::Detach command{*who};
    auto detached = co_await take<Done>(std::move(command));
    audience_.dismiss(*who);
    co_return detached;
}

}  // namespace mistward::rooms
