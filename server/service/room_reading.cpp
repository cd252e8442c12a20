#include "server/service/room_reading.hpp"

#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/planning.hpp"
#include "server/log/log.hpp"
#include "server/service/fault_line.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/word.hpp"

#include <stdexcept>

namespace mistward::rooms {

namespace {

using SharedGame = std::shared_ptr<const LoggedGame>;

protocol::Error unforeseeable(const std::string& room) {
    return {protocol::ErrorCode::Internal,
            "these decisions cannot be foreseen; the game goes on",
            {{"room", room}}};
}

/// The game, for whoever shows this token, or none.
protocol::Result<SharedGame> game_for(const RoomState& room,
                                      const std::optional<std::string>& token) {
    return check_reader(room, token).and_then([&]() -> protocol::Result<SharedGame> {
        if (!room.game) return tl::unexpected(not_started());
        return room.game;
    });
}

/// What `show(game)`, a `protocol::Result`, gives on a worker.
template <class Show, class Shown = std::invoke_result_t<Show&, const LoggedGame&>>
asio::awaitable<Shown> read_game(const Services& services, const RoomState& room, Reader reader,
                                 Show show) {
    const auto game = game_for(room, reader.token);
    if (!game) co_return tl::unexpected(game.error());
    work::Key key(std::move(reader.address), room.id);
    const auto task = [game = *game, show] { return show(*game); };
    co_return co_await on_worker(services.workers, std::move(key), task);
}

/// The same of decisions that are only thought of.
template <class Show>
AsyncResult<protocol::Json> think_ahead(const Services& services, const RoomState& room,
                                        Reader reader, std::vector<std::string> decisions,
                                        Show show) {
    std::string why;
    try {
        co_return co_await read_game(services, room, std::move(reader), show);
    } catch (const std::logic_error& error) {
        why = error.what();
    }
    log::error("{}", foresight_fault_line(room, decisions, why));
    co_return tl::unexpected(unforeseeable(room.id));
}

}  // namespace

AsyncResult<StateSnapshot> read(const Services& services, const RoomState& room,
                                query::State query) {
    const Seated viewer = viewer_of(room, query.reader.token);
    const auto show = [seq = query.seq, viewer](const LoggedGame& game) {
        return snapshot_at(game, seq, viewer);
    };
    return read_game(services, room, std::move(query.reader), show);
}

AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Features query) {
    const auto show = [seq = query.seq](const LoggedGame& game) { return features_at(game, seq); };
    return read_game(services, room, std::move(query.reader), show);
}

AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Foresight query) {
    const Seated viewer = viewer_of(room, query.reader.token);
    const auto show = [request = query.request, viewer](const LoggedGame& game) {
        return foresight(game, request, viewer);
    };
    return think_ahead(services, room, std::move(query.reader), query.request.decisions, show);
}

AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Rehearsal query) {
    const auto seat = seat_of(room, Token{query.reader.token.value_or("")});
    if (!seat) co_return tl::unexpected(seat.error());
    const auto show = [seat = *seat, request = query.request](const LoggedGame& game) {
        return rehearsal(game, seat, request);
    };
    const std::vector<std::string> decisions =
        query.request.decisions ? *query.request.decisions : protocol::DecisionTexts();
    co_return co_await think_ahead(services, room, std::move(query.reader), decisions, show);
}

AsyncResult<LogPage> read(const Services& services, const RoomState& room, query::Log query) {
    if (const auto allowed = check_reader(room, query.reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    const std::uint64_t since = query.since;
    const Seated viewer = viewer_of(room, query.reader.token);
    if (!room.game || room.game->seq() <= since) co_return LogPage{{}, since, seq(room)};
    if (is_at_hand(*room.game, since)) co_return log_page(*room.game, since, viewer);
    const auto show = [since, viewer](const LoggedGame& game) {
        return protocol::Result<LogPage>(log_page(game, since, viewer));
    };
    co_return co_await read_game(services, room, std::move(query.reader), show);
}

AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Chat query) {
    if (const auto allowed = check_chat_reader(room, query.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (!query.before) co_return chat_document(*room.chat);
    const auto lines = co_await services.store.chat(room.id, *query.before);
    co_return lines.map([](const auto& stored) { return chat_document(chat_lines(stored)); })
        .map_error(storage_error);
}

AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Pass query) {
    work::Key key(std::move(query.address), room.id);
    std::string word = std::move(query.request.word);
    auto given = co_await pass_for(services, room.word, std::move(word), std::move(key));
    co_return given.map([](const std::optional<std::string>& pass) {
        return protocol::Json{{"pass", pass ? protocol::Json(*pass) : protocol::Json(nullptr)}};
    });
}

}  // namespace mistward::rooms
