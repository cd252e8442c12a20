#pragma once

#include "server/behaviour/step.hpp"
#include "server/companion/pool.hpp"
#include "server/service/audience.hpp"
#include "server/service/records.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"
#include "server/work/turnstile.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <atomic>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace mistward::rooms {

/// A client that listens to a room.
struct Listener {
    std::optional<std::uint8_t> seat;  ///< nothing: a spectator
    std::string address;
};

/// A room at work: carries commands to `step` one after the other on a strand of its own, writes
/// what must be durable, and only then takes on the new state and says what is to be said. If
/// anything throws, it closes for good; its log makes a new one.
class RoomActor final : public Room, public std::enable_shared_from_this<RoomActor> {
public:
    RoomActor(const asio::any_io_executor& executor, const Services& services, RoomState state);

    AsyncResult<std::optional<std::uint8_t>> attach(std::shared_ptr<Subscriber> subscriber,
                                                    protocol::Hello hello) override;
    AsyncResult<void> follow(std::shared_ptr<Subscriber> subscriber, Reader reader) override;
    asio::awaitable<void> refresh(std::shared_ptr<Subscriber> subscriber) override;
    asio::awaitable<void> detach(std::shared_ptr<Subscriber> subscriber) override;
    AsyncResult<std::uint64_t> carry_out(Speaker speaker, protocol::Command command) override;

    const std::string& id() const { return id_; }
    /// Heeds the notices and begins to keep time; called once, when the room has come to memory.
    void wake();
    /// The room as it is now.
    asio::awaitable<RoomState> state();
    /// ROOM.
    asio::awaitable<protocol::Json> document();
    /// Everybody who listens.
    asio::awaitable<std::vector<Listener>> listeners();
    /// What an administrator commands. The value is ROOM.
    AsyncResult<protocol::Json> oversee(command::Oversee command);
    /// Finishes the command under way, ends every connection and takes no command any more.
    asio::awaitable<void> close(std::string why);
    bool is_closed() const { return closed_; }

private:
    using Self = std::shared_ptr<RoomActor>;

    AsyncResult<Answer> answer(Request request) override;
    template <class Asked>
    AsyncResult<Answer> answer_any(Asked asked);
    AsyncResult<protocol::Json> answer_to(query::Document);
    AsyncResult<std::uint64_t> answer_to(query::Seq);
    AsyncResult<StateSnapshot> answer_to(query::State query);
    AsyncResult<protocol::Json> answer_to(query::Features query);
    AsyncResult<protocol::Json> answer_to(query::Foresight query);
    AsyncResult<LogPage> answer_to(query::Log query);
    AsyncResult<protocol::Json> answer_to(query::Chat query);
    AsyncResult<protocol::Json> answer_to(query::Hint query);
    AsyncResult<TakenSeat> answer_to(command::TakeSeat command);
    AsyncResult<TakenSeat> answer_to(command::HandOver command);
    AsyncResult<protocol::Json> answer_to(command::Start command);
    AsyncResult<protocol::Json> answer_to(command::Rematch command);
    /// A command to which chance and the clock add nothing.
    template <class Command>
    AsyncResult<protocol::Json> answer_to(Command command);
    /// Begins a game, unless the server drains.
    template <class Command>
    AsyncResult<protocol::Json> begin(Command command);

    // These run on the strand and keep the room alive while they do.
    static asio::awaitable<RoomState> state_now(Self self);
    static asio::awaitable<std::vector<Listener>> listeners_now(Self self);
    template <class Command>
    static AsyncResult<protocol::Json> changing(Self self, Command command);
    static AsyncResult<TakenSeat> taking_seat(Self self, command::TakeSeat command);
    static AsyncResult<TakenSeat> handing_over(Self self, command::HandOver command);
    static AsyncResult<std::optional<std::uint8_t>> attaching(
        Self self, std::shared_ptr<Subscriber> subscriber, protocol::Hello hello);
    static AsyncResult<Done> following(Self self, std::shared_ptr<Subscriber> subscriber,
                                       Reader reader);
    static asio::awaitable<Done> refreshing(Self self, std::shared_ptr<Subscriber> subscriber);
    static AsyncResult<Done> detaching(Self self, std::shared_ptr<Subscriber> subscriber);
    static AsyncResult<std::uint64_t> acting(Self self, Speaker speaker, protocol::Command command);
    static AsyncResult<protocol::Json> hinting(Self self, query::Hint query);
    asio::awaitable<companion::Thought> think(const LoggedGame& game, work::Urgency urgency) const;
    static asio::awaitable<Done> closing(Self self, std::string why);
    static asio::awaitable<void> standing_in(Self self);

    static asio::awaitable<protocol::Error> faulting(Self self, std::string why);

    /// What `read()`, a `protocol::Result`, gives on a worker.
    template <class Read, class Answer = std::invoke_result_t<Read&>>
    asio::awaitable<Answer> reading(Read read, Reader reader);
    /// The game as it is now, for whoever shows this token, or none.
    AsyncResult<std::shared_ptr<const LoggedGame>> game_for(std::optional<std::string> token);
    Caller caller(const Speaker& speaker) const;
    template <class Reply, class Command>
    AsyncResult<Reply> take(Command command);
    template <class Reply>
    void keep_time(Step<Reply>& step) const;
    template <class Reply>
    AsyncResult<Reply> commit(Step<Reply> step);
    AsyncResult<void> write(StoreRequest request);
    protocol::Error closed_error() const;
    void close_after(const std::exception& error, std::string_view decisions);
    void close_now(const std::string& why);
    void heed_set_clock();
    void mind_clock();
    void stand_in();

    asio::any_io_executor strand_;
    const Services services_;
    const std::string id_;
    Turnstile turnstile_;
    RoomState state_;
    Audience audience_;
    std::unique_ptr<Alarm> alarm_;
    const metrics::Counted counted_;
    bool is_standing_in_ = false;      ///< a companion thinks about a decision
    bool is_hinting_ = false;          ///< a companion thinks about a hint
    std::int64_t skew_ms_;             ///< between the time of day and the clock that nobody sets
    std::int64_t rests_until_ms_ = 0;  ///< after a decision of a companion that could not be stored
    std::atomic<bool> closed_ = false;
};

}  // namespace mistward::rooms
