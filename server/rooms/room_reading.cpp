#include "server/rooms/effects.hpp"
#include "server/rooms/fold.hpp"
#include "server/rooms/hop.hpp"
#include "server/rooms/reading.hpp"
#include "server/rooms/room_actor.hpp"
#include "server/rooms/storage_error.hpp"

#include <stdexcept>

namespace mistward::rooms {

// What is read of a room at work.

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
    if (!room.game) {
        co_return tl::unexpected(
            refuse(protocol::ErrorCode::NotStarted, "the game has not started"));
    }
    co_return room.game;
}

AsyncResult<StateSnapshot> RoomActor::snapshot(std::optional<std::uint64_t> seq,
                                               std::optional<std::string> token) {
    const auto game = co_await game_for(std::move(token));
    if (!game) {
        co_return tl::unexpected(game.error());
    }
    co_return snapshot_at(**game, seq);
}

AsyncResult<protocol::Json> RoomActor::features(std::optional<std::uint64_t> seq,
                                                std::optional<std::string> token) {
    const auto game = co_await game_for(std::move(token));
    if (!game) {
        co_return tl::unexpected(game.error());
    }
    co_return features_at(**game, seq);
}

AsyncResult<protocol::Json> RoomActor::foresight(protocol::Foresee request,
                                                 std::optional<std::string> token) {
    const auto game = co_await game_for(std::move(token));
    if (!game) {
        co_return tl::unexpected(game.error());
    }
    co_return rooms::foresight(**game, request);
}

asio::awaitable<std::uint64_t> RoomActor::seq() { co_return rooms::seq(co_await state()); }

AsyncResult<std::string> RoomActor::log(std::uint64_t since, std::optional<std::string> token) {
    const RoomState room = co_await state();
    if (const auto allowed = check_reader(room, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    const auto& game = room.game;
    if (!game || game->seq() <= since) {
        co_return std::string();
    }
    if (game->recent().reaches_back_to(since, game->seq())) {
        co_return lines(game->recent().after(since, game->seq()));
    }
    const auto updates = updates_after(game->shared_terms(), game->entries(), since);
    if (!updates) {
        throw std::runtime_error("the log of room " + id_ + ": " + updates.error());
    }
    co_return lines(*updates);
}

AsyncResult<protocol::Json> RoomActor::chat(std::optional<std::uint64_t> before,
                                            std::optional<std::string> token) {
    const RoomState room = co_await state();
    if (const auto allowed = check_chat_reader(room, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (!before) {
        co_return chat_document(room.chat);
    }
    const auto lines = co_await services_.store.chat(id_, *before);
    if (!lines) {
        co_return tl::unexpected(storage_error(lines.error()));
    }
    co_return chat_document(*lines);
}

}  // namespace mistward::rooms
