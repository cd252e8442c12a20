#include "server/net/room_routes.hpp"

#include "protocol/json_text.hpp"
#include "protocol/messages.hpp"
#include "server/net/log_stream.hpp"
#include "server/net/paged_log.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <boost/asio/this_coro.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

constexpr std::string_view kOwnersOrSeats = "the owner's or a seat's token";

Outcome show(std::string_view name, const Json& document) {
    return json_response(http::status::ok, {{name, document}});
}

/// Whether the request opens a WebSocket as RFC 6455 has it.
bool is_opening(const Request& request) {
    return boost::beast::websocket::is_upgrade(request.message) &&
           request.header(http::field::sec_websocket_version) == "13" &&
           request.has(http::field::sec_websocket_key);
}

Outcome refuse_plain_request() {
    return refuse({ErrorCode::UpgradeRequired,
                   "this is the place of a WebSocket",
                   {{"expected", "websocket"}}});
}

asio::awaitable<Outcome> create_room(rooms::Lobby& lobby, Quotas& quotas, const Request& request) {
    auto body = json_body(request).and_then(protocol::decode_create_room);
    if (!body) co_return refuse(body.error());
    auto place = quotas.place_for_room(request.source.address);
    if (!place) co_return refuse(place.error());
    const auto created =
        co_await lobby.create(std::move(*body), network_of(request.source.address).to_string());
    if (!created) co_return refuse(created.error());
    place->keep_room(created->room.at("id").get<std::string>(), TokenBucket::Clock::now());
    co_return created_response(*created);
}

asio::awaitable<Outcome> list_rooms(rooms::Lobby& lobby, const Request& request) {
    auto filter = query_document(request, {"before"}).and_then(protocol::decode_room_filter);
    if (!filter) co_return refuse(filter.error());
    const auto rooms = co_await lobby.list(std::move(*filter));
    co_return rooms ? json_response(http::status::ok, *rooms) : refuse(rooms.error());
}

asio::awaitable<Outcome> fork_room(rooms::Lobby& lobby, std::string room, const Request& request) {
    auto body = json_body_if_any(request).and_then(protocol::decode_fork);
    if (!body) co_return refuse(body.error());
    const auto forked = co_await lobby.fork(std::move(room), std::move(*body), reader_of(request));
    co_return forked ? created_response(*forked) : refuse(forked.error());
}

asio::awaitable<Outcome> show_room(rooms::Room& room) {
    const rooms::query::Document query;
    const auto document = co_await room.ask(query);
    co_return document ? show("room", *document) : refuse(document.error());
}

asio::awaitable<Outcome> change_room(rooms::Room& room, const Request& request) {
    auto token = needed_token(request, "the owner's token");
    if (!token) co_return refuse(token.error());
    auto patch = merge_patch_body(request).and_then(protocol::parse_json);
    if (!patch) co_return refuse(patch.error());
    rooms::command::Change command{std::move(*token), std::move(*patch)};
    const auto changed = co_await room.ask(std::move(command));
    co_return changed ? show("room", *changed) : refuse(changed.error());
}

asio::awaitable<Outcome> start_game(rooms::Room& room, Quotas& quotas, const Request& request) {
    if (auto empty = no_body(request); !empty) co_return refuse(empty.error());
    auto token = needed_token(request, kOwnersOrSeats);
    if (!token) co_return refuse(token.error());
    rooms::command::Start command{std::move(*token)};
    const auto started = co_await room.ask(std::move(command));
    if (!started) co_return refuse(started.error());
    quotas.waiting_rooms().forget_room(started->at("id").get<std::string>());
    co_return show("room", *started);
}

asio::awaitable<Outcome> rematch(rooms::Room& room, const Request& request) {
    auto token = needed_token(request, kOwnersOrSeats);
    if (!token) co_return refuse(token.error());
    auto body = json_body_if_any(request).and_then(protocol::decode_rematch);
    if (!body) co_return refuse(body.error());
    rooms::command::Rematch command{std::move(*token), *body};
    const auto started = co_await room.ask(std::move(command));
    co_return started ? show("room", *started) : refuse(started.error());
}

asio::awaitable<Outcome> carry_out(rooms::Room& room, Quotas& quotas, const Request& request) {
    auto token = needed_token(request, "a seat's token");
    if (!token) co_return refuse(token.error());
    auto command = json_body(request).and_then(protocol::decode_command);
    if (!command) co_return refuse(command.error());
    const auto paid = quotas.charge(request.source.address, extra_cost_of(*command));
    if (!paid) co_return refuse(paid.error());
    const std::string id = protocol::id_of(*command);
    const auto seq = co_await room.carry_out(std::move(*token), std::move(*command));
    if (!seq) co_return refuse(seq.error());
    co_return text_response(http::status::ok, "application/json", protocol::ok_message(id, *seq));
}

asio::awaitable<Outcome> show_hint(rooms::Room& room, const Request& request) {
    if (auto empty = no_body(request); !empty) co_return refuse(empty.error());
    auto token = needed_token(request, "the token of the seat that is to decide");
    if (!token) co_return refuse(token.error());
    rooms::query::Hint query{std::move(*token)};
    const auto hint = co_await room.ask(std::move(query));
    co_return hint ? json_response(http::status::ok, *hint) : refuse(hint.error());
}

asio::awaitable<Outcome> foresee(rooms::Room& room, const Request& request) {
    auto body = json_body(request).and_then(protocol::decode_foresee);
    if (!body) co_return refuse(body.error());
    rooms::query::Foresight query{std::move(*body), reader_of(request)};
    const auto foresight = co_await room.ask(std::move(query));
    co_return foresight ? json_response(http::status::ok, *foresight) : refuse(foresight.error());
}

asio::awaitable<Outcome> show_state(rooms::Room& room, const Request& request) {
    const auto seq = seq_parameter(request, "seq");
    if (!seq) co_return refuse(seq.error());
    rooms::query::State query{*seq, reader_of(request)};
    const auto snapshot = co_await room.ask(std::move(query));
    co_return snapshot ? state_response(*snapshot) : refuse(snapshot.error());
}

asio::awaitable<Outcome> show_features(rooms::Room& room, const Request& request) {
    const auto seq = seq_parameter(request, "seq");
    if (!seq) co_return refuse(seq.error());
    rooms::query::Features query{*seq, reader_of(request)};
    const auto features = co_await room.ask(std::move(query));
    co_return features ? json_response(http::status::ok, *features) : refuse(features.error());
}

asio::awaitable<Outcome> follow_log(std::shared_ptr<rooms::Room> room, protocol::LogQuery query,
                                    const Request& request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto stream = std::make_shared<LogStream>(executor, std::move(room), query);
    const auto opened = co_await stream->open(request);
    if (!opened) co_return refuse(opened.error());
    co_return Follow{stream};
}

asio::awaitable<Outcome> read_log(std::shared_ptr<rooms::Room> room, const Request& request) {
    const auto query = query_document(request).and_then(protocol::decode_log_query);
    if (!query) co_return refuse(query.error());
    if (query->follow && request.method() == http::verb::get) {
        co_return co_await follow_log(std::move(room), *query, request);
    }
    ReadPage read = [room, reader = reader_of(request)](std::uint64_t since) {
        return room->ask(rooms::query::Log{since, reader});
    };
    if (!query->legal) read = without_legal(std::move(read));
    co_return co_await answer_log(query->since, std::move(read));
}

asio::awaitable<Outcome> read_chat(rooms::Room& room, const Request& request) {
    const auto before = seq_parameter(request, "before");
    if (!before) co_return refuse(before.error());
    rooms::query::Chat query{*before, request.bearer_token()};
    const auto chat = co_await room.ask(std::move(query));
    co_return chat ? show("chat", *chat) : refuse(chat.error());
}

asio::awaitable<Outcome> open_socket(std::shared_ptr<rooms::Room> room, const Request& request) {
    if (!is_opening(request)) co_return refuse_plain_request();
    co_return Upgrade{std::move(room)};
}

}  // namespace

void add_room_routes(Router& router, rooms::Lobby& lobby, Quotas& quotas) {
    using http::verb;
    const auto add = [&router, &lobby](verb method, const std::string& rest, Cost cost,
                                       auto answer) {
        router.add(method, "/api/v1/rooms/{room}" + rest, cost,
                   [&lobby, answer](const Request& request, const Captures& captures) {
                       const auto bound = [answer, &request](const auto& room) {
                           return answer(room, request);
                       };
                       return with_room(lobby, std::string(captures.at(0)), request, bound);
                   });
    };
    router.add(verb::post, "/api/v1/rooms", kNewRoom,
               [&lobby, &quotas](const Request& request, const Captures&) {
                   return create_room(lobby, quotas, request);
               });
    router.add(
        verb::get, "/api/v1/rooms", kReading,
        [&lobby](const Request& request, const Captures&) { return list_rooms(lobby, request); });
    router.add(verb::post, "/api/v1/rooms/{room}/fork", kCopiedRoom,
               [&lobby](const Request& request, const Captures& captures) {
                   return fork_room(lobby, std::string(captures.at(0)), request);
               });
    add(verb::get, "", kCheapReading,
        [](const auto& room, const Request&) { return show_room(*room); });
    add(verb::patch, "", kRoomCommand,
        [](const auto& room, const Request& request) { return change_room(*room, request); });
    add(verb::post, "/start", kRoomCommand, [&quotas](const auto& room, const Request& request) {
        return start_game(*room, quotas, request);
    });
    add(verb::post, "/rematch", kRoomCommand,
        [](const auto& room, const Request& request) { return rematch(*room, request); });
    add(verb::post, "/commands", kCommand, [&quotas](const auto& room, const Request& request) {
        return carry_out(*room, quotas, request);
    });
    add(verb::post, "/hint", kHint,
        [](const auto& room, const Request& request) { return show_hint(*room, request); });
    add(verb::post, "/foresight", kReading,
        [](const auto& room, const Request& request) { return foresee(*room, request); });
    add(verb::get, "/state", kCheapReading,
        [](const auto& room, const Request& request) { return show_state(*room, request); });
    add(verb::get, "/features", kReading,
        [](const auto& room, const Request& request) { return show_features(*room, request); });
    add(verb::get, "/log", kDearReading,
        [](const auto& room, const Request& request) { return read_log(room, request); });
    add(verb::get, "/chat", kCheapReading,
        [](const auto& room, const Request& request) { return read_chat(*room, request); });
    add(verb::get, "/ws", kReading,
        [](const auto& room, const Request& request) { return open_socket(room, request); });
}

}  // namespace mistward::net
