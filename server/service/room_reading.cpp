#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"
#include "server/log/log.hpp"
#include "server/record/log_page.hpp"
#include "server/service/fault_line.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/room_actor.hpp"
#include "server/service/storage_error.hpp"
#include "server/work/hop.hpp"

#include <stdexcept>

namespace mistward::rooms {

// What is read of a room at work.

namespace {

protocol::Error unforeseeable(const std::string& room) {
    return {protocol::ErrorCode::Internal,
            "these decisions cannot be foreseen; the game goes on",
            {{"room", room}}};
}

}  // namespace

/// A reading that breaks off tells as much of the game as a command that does: the room closes.
/// What the caller broke off, or had no memory for, is no fault of the game.
template <class Read, class Answer>
asio::awaitable<Answer> RoomActor::reading(Read read, Reader reader) {
    std::string why;
    try {
        work::Key key(std::move(reader.address), id_);
        co_return co_await on_worker(services_.workers, std::move(key), std::move(read));
    } catch (const std::logic_error& error) {
        why = error.what();
    }
    co_return tl::unexpected(co_await on(strand_, faulting(shared_from_this(), std::move(why))));
}

asio::awaitable<protocol::Error> RoomActor::faulting(Self self, std::string why) {
    if (!self->closed_) self->close_after(std::logic_error(why), {});
    co_return self->closed_error();
}

asio::awaitable<RoomState> RoomActor::state_now(Self self) { co_return self->state_; }

asio::awaitable<protocol::Json> RoomActor::document() { co_return room_document(co_await state()); }

asio::awaitable<RoomState> RoomActor::state() { return on(strand_, state_now(shared_from_this())); }

asio::awaitable<std::vector<Listener>> RoomActor::listeners_now(Self self) {
    std::vector<Listener> listeners;
    for (const auto& [who, seat] : self->state_.subscribers) {
        listeners.push_back({seat, self->audience_.address(who)});
    }
    co_return listeners;
}

asio::awaitable<std::vector<Listener>> RoomActor::listeners() {
    return on(strand_, listeners_now(shared_from_this()));
}

AsyncResult<std::shared_ptr<const LoggedGame>> RoomActor::game_for(
    std::optional<std::string> token) {
    const RoomState room = co_await state();
    if (const auto allowed = check_reader(room, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (!room.game) co_return tl::unexpected(not_started());
    co_return room.game;
}

AsyncResult<StateSnapshot> RoomActor::answer_to(query::State query) {
    const auto game = co_await game_for(std::move(query.reader.token));
    if (!game) co_return tl::unexpected(game.error());
    const auto read = [game = *game, seq = query.seq] { return snapshot_at(*game, seq); };
    co_return co_await reading(read, std::move(query.reader));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Features query) {
    const auto game = co_await game_for(std::move(query.reader.token));
    if (!game) co_return tl::unexpected(game.error());
    const auto read = [game = *game, seq = query.seq] { return features_at(*game, seq); };
    co_return co_await reading(read, std::move(query.reader));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Foresight query) {
    const auto game = co_await game_for(std::move(query.reader.token));
    if (!game) co_return tl::unexpected(game.error());
    const auto read = [game = *game, request = query.request] { return foresight(*game, request); };
    std::string why;
    try {
        work::Key key(std::move(query.reader.address), id_);
        co_return co_await on_worker(services_.workers, std::move(key), read);
    } catch (const std::logic_error& error) {
        why = error.what();
    }
    // What was only thought of has harmed nobody's game.
    RoomState then = co_await state();
    then.game = *game;
    log::error("{}", foresight_fault_line(then, query.request.decisions, why));
    co_return tl::unexpected(unforeseeable(id_));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Document) { co_return co_await document(); }

AsyncResult<std::uint64_t> RoomActor::answer_to(query::Seq) { co_return seq(co_await state()); }

AsyncResult<LogPage> RoomActor::answer_to(query::Log query) {
    const std::uint64_t since = query.since;
    const RoomState room = co_await state();
    if (const auto allowed = check_reader(room, query.reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    const auto& game = room.game;
    if (!game || game->seq() <= since) co_return LogPage{{}, since, seq(room)};
    if (is_at_hand(*game, since)) co_return log_page(*game, since);
    const auto read = [game, since] { return protocol::Result<LogPage>(log_page(*game, since)); };
    co_return co_await reading(read, std::move(query.reader));
}

AsyncResult<protocol::Json> RoomActor::answer_to(query::Chat query) {
    const RoomState room = co_await state();
    if (const auto allowed = check_chat_reader(room, query.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (!query.before) co_return chat_document(*room.chat);
    const auto lines = co_await services_.store.chat(id_, *query.before);
    if (!lines) co_return tl::unexpected(storage_error(lines.error()));
    co_return chat_document(chat_lines(*lines));
}

}  // namespace mistward::rooms
