#include "server/service/room_actor.hpp"

#include "server/behaviour/effects.hpp"
#include "server/service/chance.hpp"
#include "server/service/notices.hpp"
#include "server/service/room_take.hpp"
#include "server/work/hop.hpp"
#include "server/work/strand.hpp"

namespace mistward::rooms {

RoomActor::RoomActor(const asio::any_io_executor& executor, const Services& services,
                     RoomState state)
    : strand_(strand_over(executor)),
      services_(services),
      id_(state.id),
      turnstile_(strand_),
      state_(std::move(state)),
      alarm_(services.clock.make_alarm(strand_)),
      counted_(services.metrics.loaded),
      skew_ms_(services.clock.now_ms() - services.clock.steady_ms()) {
    state_.limits = services_.limits;
    state_.clocks = clocks_of_log(state_, services_.clock.now_ms());
}

// What is asked, on the caller's executor

AsyncResult<Answer> RoomActor::answer(Request request) {
    return std::visit([this](auto& asked) { return answer_any(std::move(asked)); }, request);
}

template <class Asked>
AsyncResult<Answer> RoomActor::answer_any(Asked asked) {
    auto answered = co_await answer_to(std::move(asked));
    if (!answered) co_return tl::unexpected(std::move(answered.error()));
    co_return Answer(std::in_place_type<AnswerTo<Asked>>, std::move(*answered));
}

template <class Command>
AsyncResult<protocol::Json> RoomActor::answer_to(Command command) {
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<TakenSeat> RoomActor::answer_to(command::TakeSeat command) {
    co_return co_await on(strand_, taking_seat(shared_from_this(), std::move(command)));
}

AsyncResult<TakenSeat> RoomActor::answer_to(command::HandOver command) {
    co_return co_await on(strand_, handing_over(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::answer_to(command::Start command) {
    return begin(std::move(command));
}

AsyncResult<protocol::Json> RoomActor::answer_to(command::Rematch command) {
    return begin(std::move(command));
}

template <class Command>
AsyncResult<protocol::Json> RoomActor::begin(Command command) {
    if (services_.notices.is_draining()) co_return tl::unexpected(draining());
    command.seed = new_seed();
    command.now_ms = services_.clock.now_ms();
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Hint query) {
    co_return co_await on(strand_, hinting(shared_from_this(), std::move(query)));
}

// Commands, on the caller's executor

AsyncResult<std::optional<std::uint8_t>> RoomActor::attach(std::shared_ptr<Subscriber> subscriber,
                                                           protocol::Hello hello) {
    co_return co_await on(strand_,
                          attaching(shared_from_this(), std::move(subscriber), std::move(hello)));
}

AsyncResult<void> RoomActor::follow(std::shared_ptr<Subscriber> subscriber, Reader reader) {
    const auto followed = co_await on(
        strand_, following(shared_from_this(), std::move(subscriber), std::move(reader)));
    if (!followed) co_return tl::unexpected(followed.error());
    co_return protocol::Result<void>();
}

asio::awaitable<void> RoomActor::refresh(std::shared_ptr<Subscriber> subscriber) {
    co_await on(strand_, refreshing(shared_from_this(), std::move(subscriber)));
}

asio::awaitable<void> RoomActor::detach(std::shared_ptr<Subscriber> subscriber) {
    co_await on(strand_, detaching(shared_from_this(), std::move(subscriber)));
}

AsyncResult<std::uint64_t> RoomActor::carry_out(Speaker speaker, protocol::Command command) {
    co_return co_await on(strand_,
                          acting(shared_from_this(), std::move(speaker), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::oversee(command::Oversee command) {
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

asio::awaitable<void> RoomActor::close(std::string why) {
    co_await on(strand_, closing(shared_from_this(), std::move(why)));
}

// Commands, on the strand

template <class Command>
AsyncResult<protocol::Json> RoomActor::changing(Self self, Command command) {
    const auto changed = co_await self->take<Done>(std::move(command));
    if (!changed) co_return tl::unexpected(changed.error());
    co_return room_document(self->state_);
}

AsyncResult<TakenSeat> RoomActor::taking_seat(Self self, command::TakeSeat command) {
    std::string token = new_token();
    command.token = token_hash(token);
    const auto seat = co_await self->take<std::uint8_t>(std::move(command));
    if (!seat) co_return tl::unexpected(seat.error());
    co_return TakenSeat{*seat, std::move(token), room_document(self->state_)};
}

AsyncResult<TakenSeat> RoomActor::handing_over(Self self, command::HandOver command) {
    std::string token = new_token();
    command.new_token = token_hash(token);
    const std::uint8_t seat = command.seat;
    const auto handed = co_await self->take<Done>(std::move(command));
    if (!handed) co_return tl::unexpected(handed.error());
    co_return TakenSeat{seat, std::move(token), room_document(self->state_)};
}

AsyncResult<std::optional<std::uint8_t>> RoomActor::attaching(
    Self self, std::shared_ptr<Subscriber> subscriber, protocol::Hello hello) {
    const SubscriberId who = self->audience_.admit(std::move(subscriber));
    command::Attach command{who, std::move(hello)};
    auto attached = co_await self->take<std::optional<std::uint8_t>>(std::move(command));
    if (!self->state_.subscribers.contains(who)) self->audience_.dismiss(who);
    co_return attached;
}

AsyncResult<Done> RoomActor::following(Self self, std::shared_ptr<Subscriber> subscriber,
                                       Reader reader) {
    const SubscriberId who = self->audience_.admit(std::move(subscriber));
    command::Follow command{who, std::move(reader.token)};
    auto followed = co_await self->take<Done>(std::move(command));
    if (!self->state_.subscribers.contains(who)) self->audience_.dismiss(who);
    co_return followed;
}

asio::awaitable<Done> RoomActor::refreshing(Self self, std::shared_ptr<Subscriber> subscriber) {
    const RoomState& room = self->state_;
    const auto who = self->audience_.find(subscriber);
    if (who && room.subscribers.contains(*who)) {
        self->audience_.restart(*who, welcome(room, *who).frame);
        if (room.game && room.game->is_over()) {
            self->audience_.deliver(*who, ended_frame(*room.game));
        }
    }
    co_return Done{};
}

AsyncResult<Done> RoomActor::detaching(Self self, std::shared_ptr<Subscriber> subscriber) {
    const auto who = self->audience_.find(subscriber);
    if (!who) co_return Done{};
    command::Detach command{*who};
    auto detached = co_await self->take<Done>(std::move(command));
    self->audience_.dismiss(*who);
    co_return detached;
}

AsyncResult<std::uint64_t> RoomActor::acting(Self self, Speaker speaker,
                                             protocol::Command command) {
    command::Act act{self->caller(speaker), std::move(command), self->services_.clock.now_ms()};
    co_return co_await self->take<std::uint64_t>(std::move(act));
}

Caller RoomActor::caller(const Speaker& speaker) const {
    if (const auto* token = std::get_if<std::string>(&speaker)) return Token{*token};
    const auto& subscriber = std::get<std::shared_ptr<Subscriber>>(speaker);
    return audience_.find(subscriber).value_or(SubscriberId{});
}

}  // namespace mistward::rooms
