#pragma once

#include "server/behaviour/step.hpp"
#include "server/service/audience.hpp"
#include "server/service/room.hpp"
#include "server/service/room_companion.hpp"
#include "server/service/room_presence.hpp"
#include "server/service/room_time.hpp"
#include "server/service/services.hpp"
#include "server/work/hop.hpp"
#include "server/work/turnstile.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
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
    /// What became of a player of the server.
    AsyncResult<Done> heed(command::HeedPlayer command);
    /// Finishes the command under way, ends every connection and takes no command any more.
    asio::awaitable<void> close(std::string why);
    /// Ends every connection at once, and takes no command any more. What is being written is told
    /// to nobody who listens.
    void abandon(std::string why);
    bool is_closed() const { return closed_; }

private:
    using Self = std::shared_ptr<RoomActor>;

    AsyncResult<Answer> answer(Request request) override;
    /// Keeps the room alive until it has answered.
    template <class One>
    static AsyncResult<Answer> any_answer(Self self, AsyncResult<One> answering);
    template <class Asked>
    AsyncResult<AnswerTo<Asked>> begun(Asked&& asked);
    template <class Query>
    AsyncResult<AnswerTo<Query>> read_aside(Query query);
    /// The value of `reading`; a fault of the game closes the room.
    template <class T>
    AsyncResult<T> unbroken(AsyncResult<T> reading);
    /// What `act(room)`, which is no coroutine, gives on the strand.
    template <class Act>
    auto on_strand(Act act) {
        return call_on(strand_,
                       [self = shared_from_this(), act = std::move(act)] { return act(*self); });
    }

    // All that follows runs on the strand, where each request is answered by an `answer_to`.
    AsyncResult<protocol::Json> answer_to(query::Document);
    AsyncResult<std::uint64_t> answer_to(query::Seq);
    AsyncResult<protocol::Json> answer_to(query::Plans query);
    AsyncResult<protocol::Json> answer_to(query::Hint query);
    AsyncResult<protocol::Json> answer_to(query::Odds query);
    AsyncResult<std::optional<std::uint8_t>> answer_to(listening::Attach asked);
    AsyncResult<Done> answer_to(listening::Follow asked);
    AsyncResult<Done> answer_to(listening::Refresh asked);
    AsyncResult<Done> answer_to(listening::Detach asked);
    AsyncResult<std::uint64_t> answer_to(SeatCommand asked);
    AsyncResult<TakenSeat> answer_to(SitDown asked);
    AsyncResult<TakenSeat> answer_to(command::TakeSeat command);
    AsyncResult<TakenSeat> answer_to(command::HandOver command);
    AsyncResult<protocol::Json> answer_to(command::Change command);
    /// Any other command. One that takes a seed begins a game, unless the server drains.
    template <class Command>
    AsyncResult<protocol::Json> answer_to(Command command);

    template <class Reply, class Command>
    AsyncResult<Reply> take(Command command);
    /// A command whose type is not asked for any more.
    template <class Reply>
    struct Taken;
    /// What is kept of the answer in the transaction that seats somebody, given the room with them.
    template <class Reply>
    using KeepAnswer =
        std::function<std::optional<store::KeptAnswer>(const Reply&, const RoomState&)>;
    template <class Reply>
    AsyncResult<Reply> taking(Taken<Reply> command);
    template <class Reply>
    void keep_time(Step<Reply>& step) const;
    void tell_players(const RoomState& room) const;
    template <class Reply>
    AsyncResult<Reply> commit(Step<Reply> step, KeepAnswer<Reply> keep = {});
    /// Carries out what waits for everybody who is there, if nobody is waited for any more.
    asio::awaitable<void> settle();
    Caller caller(const Speaker& speaker) const;
    void mind_clock();
    void stand_in();
    asio::awaitable<void> standing_in();
    asio::awaitable<void> decide_for_absent();
    /// Whether whoever has the seat is at a page of theirs, though not in this room.
    asio::awaitable<bool> is_elsewhere(std::uint8_t seat);
    asio::awaitable<void> closing(std::string why);
    protocol::Error closed_error() const;
    /// Closes the room after a fault of the command whose turn it is; the value is what is told of
    /// it.
    protocol::Error close_after(std::string_view fault, std::string_view decisions = {});
    /// The same after a fault beside all commands, once it is nobody's turn.
    asio::awaitable<protocol::Error> closing_after(std::string fault);
    void close_now(const std::string& why);

    asio::any_io_executor strand_;
    const Services services_;
    const std::string id_;
    Turnstile turnstile_;
    RoomState state_;
    Audience audience_;
    RoomTime time_;
    RoomCompanion companion_;
    RoomPresence present_;
    const metrics::Counted counted_;
    bool is_standing_in_ = false;  ///< a companion thinks about a decision
    std::atomic<bool> closed_ = false;
};

}  // namespace mistward::rooms
