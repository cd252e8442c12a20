#pragma once

#include "server/rooms/audience.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/step.hpp"
#include "server/rooms/turnstile.hpp"
#include "server/store/store.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <atomic>
#include <memory>
#include <string>

namespace mistward::rooms {

/// A room at work: carries commands to `step` one after the other on a strand of its own, writes
/// what must be durable, and only then takes on the new state and says what is to be said. If
/// anything throws, it closes for good; its log makes a new one.
class RoomActor final : public Room, public std::enable_shared_from_this<RoomActor> {
public:
    RoomActor(const asio::any_io_executor& executor, store::Store& store, RoomState state);

    asio::awaitable<protocol::Json> document() override;
    AsyncResult<TakenSeat> take_seat(protocol::TakeSeat request) override;
    AsyncResult<protocol::Json> leave_seat(std::string token, std::uint8_t seat) override;
    AsyncResult<TakenSeat> hand_over(std::string token, std::uint8_t seat,
                                     protocol::HandOver request) override;
    AsyncResult<protocol::Json> change(std::string token, protocol::Json patch) override;
    AsyncResult<protocol::Json> start(std::string token) override;
    AsyncResult<protocol::Json> rematch(std::string token, protocol::Rematch request) override;
    AsyncResult<StateSnapshot> snapshot(std::optional<std::uint64_t> seq,
                                        std::optional<std::string> token) override;
    asio::awaitable<std::uint64_t> seq() override;
    AsyncResult<std::string> log(std::uint64_t since, std::optional<std::string> token) override;
    AsyncResult<std::optional<std::uint8_t>> attach(std::shared_ptr<Subscriber> subscriber,
                                                    protocol::Hello hello) override;
    asio::awaitable<void> refresh(std::shared_ptr<Subscriber> subscriber) override;
    asio::awaitable<void> detach(std::shared_ptr<Subscriber> subscriber) override;
    AsyncResult<std::uint64_t> carry_out(Speaker speaker, protocol::Command command) override;

    /// The room as it is now.
    asio::awaitable<RoomState> state();
    /// Finishes the command under way, ends every connection and takes no command any more.
    asio::awaitable<void> close(std::string why);
    bool is_closed() const { return closed_; }

private:
    using Self = std::shared_ptr<RoomActor>;

    // These run on the strand and keep the room alive while they do.
    static asio::awaitable<RoomState> state_now(Self self);
    template <class Command>
    static AsyncResult<protocol::Json> changing(Self self, Command command);
    static AsyncResult<TakenSeat> taking_seat(Self self, protocol::TakeSeat request);
    static AsyncResult<TakenSeat> handing_over(Self self, command::HandOver command);
    static AsyncResult<std::optional<std::uint8_t>> attaching(
        Self self, std::shared_ptr<Subscriber> subscriber, protocol::Hello hello);
    static asio::awaitable<Done> refreshing(Self self, std::shared_ptr<Subscriber> subscriber);
    static AsyncResult<Done> detaching(Self self, std::shared_ptr<Subscriber> subscriber);
    static AsyncResult<std::uint64_t> acting(Self self, Speaker speaker, protocol::Command command);
    static asio::awaitable<Done> closing(Self self, std::string why);

    Caller caller(const Speaker& speaker) const;
    template <class Reply, class Command>
    AsyncResult<Reply> take(Command command);
    template <class Reply>
    AsyncResult<Reply> commit(Step<Reply> step);
    AsyncResult<void> write(Write write);
    void close_now(const std::string& why);

    asio::any_io_executor strand_;
    store::Store& store_;
    const std::string id_;
    Turnstile turnstile_;
    RoomState state_;
    Audience audience_;
    std::atomic<bool> closed_ = false;
};

}  // namespace mistward::rooms
