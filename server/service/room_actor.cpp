#include "server/service/room_actor.hpp"

#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/planning.hpp"
#include "server/retention/clock_watch.hpp"
#include "server/service/chance.hpp"
#include "server/service/notices.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/room_reading.hpp"
#include "server/service/room_take.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/service/word.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"

#include <stdexcept>

namespace mistward::rooms {

RoomActor::RoomActor(const asio::any_io_executor& executor, const Services& services,
                     RoomState state)
    : strand_(strand_over(executor)),
      services_(services),
      id_(state.id),
      turnstile_(strand_),
      state_(std::move(state)),
      time_(services.clock, strand_),
      companion_(services_, strand_),
      present_(services.watch),
      counted_(services.metrics.loaded) {
    state_.limits = services_.limits;
    if (services.clock_watch != nullptr && services.clock_watch->is_doubted()) {
        // Nobody loses days by a clock that may be wrong.
        state_.clocks.since_ms = 0;
    }
    state_.clocks = clocks_of_log(state_, time_.now_ms());
    state_.lead = lead_after(state_, state_, time_.now_ms());
}

void RoomActor::wake() {
    work::post(strand_, [self = shared_from_this()] {
        self->state_.announcement = self->services_.notices.announcement();
        self->mind_clock();
    });
}

// What is asked, on the caller's executor

AsyncResult<Answer> RoomActor::answer(Request request) {
    return std::visit(
        [this](auto& asked) { return any_answer(shared_from_this(), begun(std::move(asked))); },
        request);
}

template <class One>
AsyncResult<Answer> RoomActor::any_answer([[maybe_unused]] Self self, AsyncResult<One> answering) {
    auto answered = co_await std::move(answering);
    co_return std::move(answered).map(any_of<Answer>);
}

template <class Asked>
AsyncResult<AnswerTo<Asked>> RoomActor::begun(Asked&& asked) {
    if constexpr (ReadAside<Asked>) {
        return read_aside(std::move(asked));
    } else {
        return on(strand_, answer_to(std::move(asked)));
    }
}

template <class Query>
AsyncResult<AnswerTo<Query>> RoomActor::read_aside(Query query) {
    const RoomState room = co_await state();
    co_return co_await unbroken(read(services_, room, std::move(query)));
}

/// A reading that breaks off tells as much of the game as a command that does. What the caller
/// broke off, or had no memory for, is no fault of the game.
template <class T>
AsyncResult<T> RoomActor::unbroken(AsyncResult<T> reading) {
    std::string why;
    try {
        co_return co_await std::move(reading);
    } catch (const std::logic_error& error) {
        why = error.what();
    }
    auto told = co_await on(strand_, closing_after(std::move(why)));
    co_return tl::unexpected(std::move(told));
}

asio::awaitable<RoomState> RoomActor::state() {
    return on_strand([](const RoomActor& room) { return room.state_; });
}

asio::awaitable<protocol::Json> RoomActor::document() {
    return on_strand([](const RoomActor& room) { return room_document(room.state_); });
}

asio::awaitable<std::vector<Listener>> RoomActor::listeners() {
    return on_strand([](const RoomActor& room) {
        std::vector<Listener> listeners;
        for (const auto& [who, seat] : room.state_.subscribers) {
            listeners.push_back({seat, room.audience_.address(who)});
        }
        return listeners;
    });
}

AsyncResult<protocol::Json> RoomActor::oversee(command::Oversee command) {
    const auto self = shared_from_this();
    co_return co_await on(strand_, answer_to(std::move(command)));
}

AsyncResult<Done> RoomActor::heed(command::HeedPlayer command) {
    const auto self = shared_from_this();
    co_return co_await on(strand_, take<Done>(std::move(command)));
}

void RoomActor::tell_players(const RoomState& room) const {
    if (room.owner) services_.watch->tell(*room.owner, id_);
    for (const auto& seat : room.seats) {
        if (seat && seat->player) services_.watch->tell(*seat->player, id_);
    }
}

asio::awaitable<void> RoomActor::settle() {
    if (closed_ || !state_.undo) co_return;
    auto settled = step(state_, command::Settle{time_.now_ms()});
    if (!settled || settled->effects.empty()) co_return;
    keep_time(*settled);
    // If it cannot be written, it waits for whatever happens next.
    co_await commit(std::move(*settled));
}

// Queries, on the strand

AsyncResult<protocol::Json> RoomActor::answer_to(query::Document) {
    co_return room_document(state_);
}

AsyncResult<std::uint64_t> RoomActor::answer_to(query::Seq) { co_return seq(state_); }

AsyncResult<protocol::Json> RoomActor::answer_to(query::Plans query) {
    co_return planned(state_, query.token);
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Hint query) {
    return unbroken(companion_.hint(state_, std::move(query.token)));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Odds query) {
    return unbroken(companion_.odds(state_, std::move(query.reader)));
}

// Commands, on the strand

template <class Command>
AsyncResult<protocol::Json> RoomActor::answer_to(Command command) {
    if constexpr (requires { command.seed; }) {
        if (services_.notices.is_draining()) co_return tl::unexpected(draining());
        command.seed = new_seed();
        command.now_ms = time_.now_ms();
        if (services_.tiles) command.tiles = *services_.tiles->catalogue();
    }
    const auto changed = co_await take<Done>(std::move(command));
    co_return changed.map([this](Done) { return room_document(state_); });
}

AsyncResult<TakenSeat> RoomActor::answer_to(command::TakeSeat command) {
    return answer_to(SitDown{std::move(command)});
}

AsyncResult<TakenSeat> RoomActor::answer_to(SitDown asked) {
    const auto command = std::make_shared<command::TakeSeat>(std::move(asked.command));
    std::string token;
    command->now_ms = time_.now_ms();
    if (!command->player) {
        token = new_token();
        command->token = token_hash(token);
    } else if (state_.word) {
        store::Invited whom{id_, *command->player};
        const auto invited = co_await services_.store.players().is_invited(std::move(whom));
        if (!invited) co_return tl::unexpected(storage_error(invited.error()));
        command->invited = *invited;
    }
    // Whoever asks again is told the same, so this is what is told now.
    protocol::Json room;
    const auto keep = [&](std::uint8_t seat, const RoomState& next) {
        room = room_document(next);
        std::optional<store::KeptAnswer> kept;
        if (!asked.once) return kept;
        protocol::Json document{{"seat", seat}, {"token", token}, {"room", room}};
        document.update(asked.besides);
        kept = asked.once->keep(document.dump(), time_.now_ms());
        return kept;
    };
    Taken<std::uint8_t> taking_seat{
        [command](const RoomState& before) { return step(before, *command); },
        [command] { return decisions_of(*command); }, keep};
    const auto taken = co_await taking(std::move(taking_seat));
    co_return taken.map([&](std::uint8_t seat) {
        return TakenSeat{seat, std::move(token), std::move(room)};
    });
}

AsyncResult<TakenSeat> RoomActor::answer_to(command::HandOver command) {
    std::string token = new_token();
    command.new_token = token_hash(token);
    const std::uint8_t seat = command.seat;
    const auto handed = co_await take<Done>(std::move(command));
    co_return handed.map([&](Done) {
        return TakenSeat{seat, std::move(token), room_document(state_)};
    });
}

/// A word is stretched for the owner alone, and for a word that a room can have.
AsyncResult<protocol::Json> RoomActor::answer_to(command::Change command) {
    const auto word = is_owner_token(state_, command.token) ? protocol::word_of_patch(command.patch)
                                                            : std::nullopt;
    if (word) {
        work::Key key({}, id_);
        auto kept = co_await keep_word(services_, *word, std::move(key));
        if (!kept) co_return tl::unexpected(kept.error());
        command.word = *kept;
    }
    const auto changed = co_await take<Done>(std::move(command));
    co_return changed.map([this](Done) { return room_document(state_); });
}

AsyncResult<std::uint64_t> RoomActor::answer_to(SeatCommand asked) {
    command::Act act{caller(asked.speaker), std::move(asked.command), time_.now_ms()};
    co_return co_await take<std::uint64_t>(std::move(act));
}

Caller RoomActor::caller(const Speaker& speaker) const {
    if (const auto* token = std::get_if<std::string>(&speaker)) return Token{*token};
    const auto& subscriber = std::get<std::shared_ptr<Subscriber>>(speaker);
    return audience_.find(subscriber).value_or(SubscriberId{});
}

}  // namespace mistward::rooms
