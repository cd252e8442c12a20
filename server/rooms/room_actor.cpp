#include "server/rooms/room_actor.hpp"

#include "protocol/documents.hpp"
#include "rules/notation.hpp"
#include "rules/overloaded.hpp"
#include "server/companion/pool.hpp"
#include "server/rooms/effects.hpp"
#include "server/rooms/fault_line.hpp"
#include "server/rooms/hint.hpp"
#include "server/rooms/hop.hpp"
#include "server/rooms/notices.hpp"
#include "server/rooms/storage_error.hpp"
#include "server/rooms/timekeeping.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace mistward::rooms {

namespace {

constexpr std::int64_t kHintRetryMs = 100;
constexpr std::int64_t kStandInRetryMs = 1000;

std::vector<store::Entry> entries_of(const Write& write) {
    if (const auto* append = std::get_if<store::Append>(&write)) {
        return append->entries;
    }
    const auto* start = std::get_if<store::StartGame>(&write);
    return start ? start->entries : std::vector<store::Entry>{};
}

}  // namespace

RoomActor::RoomActor(const asio::any_io_executor& executor, const Services& services,
                     RoomState state)
    : strand_(asio::make_strand(executor)),
      services_(services),
      id_(state.id),
      turnstile_(strand_),
      state_(std::move(state)),
      alarm_(services.clock.make_alarm(strand_)),
      counted_(services.metrics.loaded),
      skew_ms_(services.clock.now_ms() - services.clock.steady_ms()) {
    state_.clocks = clocks_of_log(state_, services_.clock.now_ms());
}

// Commands, on the caller's executor

AsyncResult<TakenSeat> RoomActor::take_seat(protocol::TakeSeat request) {
    co_return co_await on(strand_, taking_seat(shared_from_this(), std::move(request)));
}

AsyncResult<protocol::Json> RoomActor::leave_seat(std::string token, std::uint8_t seat) {
    command::LeaveSeat command{std::move(token), seat};
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<TakenSeat> RoomActor::hand_over(std::string token, std::uint8_t seat,
                                            protocol::HandOver request) {
    command::HandOver command{std::move(token), seat, std::move(request), {}};
    co_return co_await on(strand_, handing_over(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::set_companion(std::string token, std::uint8_t seat,
                                                     bool sits) {
    command::SeatCompanion command{std::move(token), seat, sits};
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::change(std::string token, protocol::Json patch) {
    command::Change command{std::move(token), std::move(patch)};
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::start(std::string token) {
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(draining());
    }
    command::Start command{std::move(token), new_seed(), services_.clock.now_ms()};
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<protocol::Json> RoomActor::rematch(std::string token, protocol::Rematch request) {
    if (services_.notices.is_draining()) {
        co_return tl::unexpected(draining());
    }
    command::Rematch command{std::move(token), request, new_seed(), services_.clock.now_ms()};
    co_return co_await on(strand_, changing(shared_from_this(), std::move(command)));
}

AsyncResult<std::optional<std::uint8_t>> RoomActor::attach(std::shared_ptr<Subscriber> subscriber,
                                                           protocol::Hello hello) {
    co_return co_await on(strand_,
                          attaching(shared_from_this(), std::move(subscriber), std::move(hello)));
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

AsyncResult<protocol::Json> RoomActor::hint(std::string token) {
    co_return co_await on(strand_, hinting(shared_from_this(), std::move(token)));
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
    if (!changed) {
        co_return tl::unexpected(changed.error());
    }
    co_return room_document(self->state_);
}

AsyncResult<TakenSeat> RoomActor::taking_seat(Self self, protocol::TakeSeat request) {
    std::string token = new_token();
    command::TakeSeat command{std::move(request), token_hash(token)};
    const auto seat = co_await self->take<std::uint8_t>(std::move(command));
    if (!seat) {
        co_return tl::unexpected(seat.error());
    }
    co_return TakenSeat{*seat, std::move(token), room_document(self->state_)};
}

AsyncResult<TakenSeat> RoomActor::handing_over(Self self, command::HandOver command) {
    std::string token = new_token();
    command.new_token = token_hash(token);
    const std::uint8_t seat = command.seat;
    const auto handed = co_await self->take<Done>(std::move(command));
    if (!handed) {
        co_return tl::unexpected(handed.error());
    }
    co_return TakenSeat{seat, std::move(token), room_document(self->state_)};
}

AsyncResult<std::optional<std::uint8_t>> RoomActor::attaching(
    Self self, std::shared_ptr<Subscriber> subscriber, protocol::Hello hello) {
    const SubscriberId who = self->audience_.admit(std::move(subscriber));
    command::Attach command{who, std::move(hello)};
    auto attached = co_await self->take<std::optional<std::uint8_t>>(std::move(command));
    if (!self->state_.subscribers.contains(who)) {
        self->audience_.dismiss(who);
    }
    co_return attached;
}

asio::awaitable<Done> RoomActor::refreshing(Self self, std::shared_ptr<Subscriber> subscriber) {
    const RoomState& room = self->state_;
    const auto who = self->audience_.find(subscriber);
    if (who && room.subscribers.contains(*who)) {
        subscriber->restart(welcome(room, *who).frame);
        if (room.game && room.game->is_over()) {
            subscriber->deliver(ended_frame(*room.game));
        }
    }
    co_return Done{};
}

AsyncResult<Done> RoomActor::detaching(Self self, std::shared_ptr<Subscriber> subscriber) {
    const auto who = self->audience_.find(subscriber);
    if (!who) {
        co_return Done{};
    }
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
    if (const auto* token = std::get_if<std::string>(&speaker)) {
        return Token{*token};
    }
    const auto& subscriber = std::get<std::shared_ptr<Subscriber>>(speaker);
    return audience_.find(subscriber).value_or(SubscriberId{});
}

/// Rooms that one network made take turns; of others only the room is known.
asio::awaitable<companion::Thought> RoomActor::think(const LoggedGame& game,
                                                     work::Urgency urgency) const {
    const metrics::Stopwatch stopwatch;
    work::Key whose(state_.maker.empty() ? id_ : state_.maker, id_);
    auto thought = co_await services_.companions.think(game.game(), std::move(whose), urgency);
    stopwatch.stop(services_.metrics.thinking_seconds);
    co_return thought;
}

AsyncResult<protocol::Json> RoomActor::hinting(Self self, std::string token) {
    if (const auto allowed = check_may_ask_hint(self->state_, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (self->is_hinting_) {
        co_return tl::unexpected(refuse(protocol::ErrorCode::RateLimited,
                                        "the companion thinks about another hint",
                                        {{"retry_after_ms", kHintRetryMs}}));
    }
    self->is_hinting_ = true;
    const auto game = self->state_.game;
    try {
        const auto thought = co_await self->think(*game, work::Urgency::Awaited);
        self->is_hinting_ = false;
        if (!thought) {
            co_return tl::unexpected(refuse(protocol::ErrorCode::RateLimited,
                                            "companions have too much to think about",
                                            {{"retry_after_ms", kStandInRetryMs}}));
        }
        co_return hint_document(*game, *thought);
    } catch (const std::exception& error) {
        self->close_after(error, {});
    }
    co_return tl::unexpected(self->closed_error());
}

asio::awaitable<Done> RoomActor::closing(Self self, std::string why) {
    const auto turn = co_await self->turnstile_.enter();
    self->close_now(why);
    co_return Done{};
}

template <class Reply, class Command>
AsyncResult<Reply> RoomActor::take(Command command) {
    const auto turn = co_await turnstile_.enter();
    if (closed_) {
        co_return tl::unexpected(closed_error());
    }
    heed_set_clock();
    try {
        auto stepped = step(state_, command);
        if (!stepped) {
            co_return tl::unexpected(stepped.error());
        }
        keep_time(*stepped);
        co_return co_await commit(std::move(*stepped));
    } catch (const std::exception& error) {
        close_after(error, decisions_of(command));
    }
    co_return tl::unexpected(closed_error());
}

template <class Reply>
void RoomActor::keep_time(Step<Reply>& step) const {
    const std::int64_t now = services_.clock.now_ms();
    step.next.clocks = clocks_after(state_, step.next, now);
    for (Effect& effect : time_effects(state_, step.next, now)) {
        step.effects.push_back(std::move(effect));
    }
}

template <class Reply>
AsyncResult<Reply> RoomActor::commit(Step<Reply> step) {
    if (step.write) {
        const auto written = co_await write(std::move(*step.write));
        if (!written) {
            co_return tl::unexpected(written.error());
        }
    }
    state_ = std::move(step.next);
    audience_.carry_out(step.effects, state_);
    if (state_.closed) {
        closed_ = true;
    }
    mind_clock();
    co_return std::move(step.reply);
}

AsyncResult<void> RoomActor::write(Write write) {
    const std::vector<store::Entry> entries = entries_of(write);
    const std::int64_t now = services_.clock.now_ms();
    auto writing = std::visit(
        rules::Overloaded{
            [this, now](store::RoomRecord& room) {
                room.changed_ms = now;
                return services_.store.change_room(std::move(room));
            },
            [this, now](store::TakeSeat& seat) {
                seat.at_ms = now;
                return services_.store.take_seat(std::move(seat));
            },
            [this, now](store::FreeSeat& seat) {
                seat.at_ms = now;
                return services_.store.free_seat(std::move(seat));
            },
            [this, now](store::ReplaceSeat& seat) {
                seat.at_ms = now;
                return services_.store.replace_seat(std::move(seat));
            },
            [this](store::StartGame& start) {
                return services_.store.start_game(std::move(start));
            },
            [this](store::Append& append) { return services_.store.append(std::move(append)); },
            [this](store::Say& say) { return services_.store.say(std::move(say)); }},
        write);
    const auto written = co_await std::move(writing);
    if (written) {
        services_.metrics.count(state_, entries);
        co_return protocol::Result<void>();
    }
    if (written.error() == store::Failure::Conflict) {
        throw std::runtime_error("the log has moved on without this room");
    }
    co_return tl::unexpected(storage_error(written.error()));
}

protocol::Error RoomActor::closed_error() const {
    if (state_.closed) {
        return room_closed(id_);
    }
    return refuse(protocol::ErrorCode::Internal,
                  "the room was closed after a fault; connect again to go on from its log",
                  {{"room", id_}});
}

void RoomActor::close_after(const std::exception& error, std::string_view decisions) {
    spdlog::error("{}", fault_line(state_, decisions, error.what()));
    close_now("the room was closed after a fault");
}

void RoomActor::close_now(const std::string& why) {
    closed_ = true;
    alarm_->cancel();
    state_.subscribers.clear();
    audience_.close(why);
}

// Time

void RoomActor::wake() {
    asio::post(strand_, [self = shared_from_this()] {
        self->state_.announcement = self->services_.notices.announcement();
        self->mind_clock();
    });
}

/// The moments of the clocks move with the time of day, so that nobody gains or loses time to think
/// when that is set. What two readings differ by chance is left alone.
void RoomActor::heed_set_clock() {
    constexpr std::int64_t kNoise = 100;
    const std::int64_t skew = services_.clock.now_ms() - services_.clock.steady_ms();
    const std::int64_t jump = skew - skew_ms_;
    if (std::abs(jump) < kNoise) {
        return;
    }
    skew_ms_ = skew;
    state_.clocks.shift(jump);
    for (auto& seat : state_.seats) {
        if (seat) {
            seat->speech.shift(jump);
        }
    }
    rests_until_ms_ += rests_until_ms_ == 0 ? 0 : jump;
}

/// The alarm holds the room, so a room whose clock runs stays in memory.
void RoomActor::mind_clock() {
    heed_set_clock();
    const auto at = next_alarm(state_);
    if (closed_ || is_standing_in_ || !at) {
        alarm_->cancel();
        return;
    }
    alarm_->set(std::max(*at, rests_until_ms_), [self = shared_from_this()] { self->stand_in(); });
}

void RoomActor::stand_in() {
    if (closed_ || is_standing_in_) {
        return;
    }
    is_standing_in_ = true;
    const auto done = [self = shared_from_this()](std::exception_ptr error) {
        self->is_standing_in_ = false;
        if (self->closed_) {
            return;
        }
        try {
            if (error) std::rethrow_exception(error);
            self->mind_clock();
        } catch (const std::exception& why) {
            self->close_after(why, {});
        }
    };
    asio::co_spawn(strand_, standing_in(shared_from_this()), done);
}

asio::awaitable<void> RoomActor::standing_in(Self self) {
    const auto game = self->state_.game;
    const auto thought = co_await self->think(*game, work::Urgency::Background);
    if (!thought) {
        // The queue is full; the alarm rings again.
        self->rests_until_ms_ = self->services_.clock.now_ms() + kStandInRetryMs;
        co_return;
    }
    command::StandIn command{game->seq(), rules::decision_text(game->game(), *thought),
                             self->services_.clock.now_ms()};
    const auto stood_in = co_await self->take<Done>(std::move(command));
    if (!stood_in && !self->closed_) {
        spdlog::warn("room {}: a companion's decision was refused: {}", self->id_,
                     stood_in.error().message);
    }
    self->rests_until_ms_ = !stood_in ? self->services_.clock.now_ms() + kStandInRetryMs : 0;
}

}  // namespace mistward::rooms
