#include "server/net/room_routes.hpp"

#include "server/net/request_reading.hpp"

#include <boost/beast/websocket/rfc6455.hpp>

#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

Outcome refuse(const Error& error) { return problem_response(error); }

Outcome show(std::string_view name, const Json& document) {
    return json_response(http::status::ok, {{name, document}});
}

Outcome show(const rooms::CreatedRoom& created) {
    auto response = json_response(http::status::created,
                                  {{"room", created.room}, {"owner_token", created.owner_token}});
    response.headers.set(http::field::location,
                         "/api/v1/rooms/" + created.room.at("id").get<std::string>());
    return response;
}

Outcome show(const rooms::TakenSeat& taken) {
    return json_response(http::status::created,
                         {{"seat", taken.seat}, {"token", taken.token}, {"room", taken.room}});
}

Outcome show(const rooms::StateSnapshot& snapshot) {
    return json_response(http::status::ok, {{"seq", snapshot.seq},
                                            {"state", snapshot.state},
                                            {"next", snapshot.next},
                                            {"legal", snapshot.legal}});
}

Outcome refuse_without_token() {
    return refuse({ErrorCode::Unauthorized, "starting a game needs the owner's or a seat's token"});
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

asio::awaitable<Outcome> create_room(rooms::Lobby& lobby, const Request& request) {
    auto body = json_body(request).and_then(protocol::decode_create_room);
    if (!body) co_return refuse(body.error());
    const auto created = co_await lobby.create(std::move(*body));
    co_return created ? show(*created) : refuse(created.error());
}

asio::awaitable<Outcome> list_rooms(rooms::Lobby& lobby) {
    const auto rooms = co_await lobby.list();
    co_return rooms ? show("rooms", *rooms) : refuse(rooms.error());
}

asio::awaitable<Outcome> show_room(rooms::Room& room) {
    co_return show("room", co_await room.document());
}

asio::awaitable<Outcome> take_seat(rooms::Room& room, const Request& request) {
    auto body = json_body(request).and_then(protocol::decode_take_seat);
    if (!body) co_return refuse(body.error());
    const auto taken = co_await room.take_seat(std::move(*body));
    co_return taken ? show(*taken) : refuse(taken.error());
}

asio::awaitable<Outcome> start_game(rooms::Room& room, const Request& request) {
    if (auto empty = no_body(request); !empty) co_return refuse(empty.error());
    auto token = request.bearer_token();
    if (!token) co_return refuse_without_token();
    const auto started = co_await room.start(std::move(*token));
    co_return started ? show("room", *started) : refuse(started.error());
}

asio::awaitable<Outcome> show_state(rooms::Room& room) {
    const auto snapshot = co_await room.snapshot();
    co_return snapshot ? show(*snapshot) : refuse(snapshot.error());
}

asio::awaitable<Outcome> read_log(rooms::Room& room, const Request& request) {
    const auto since = since_parameter(request);
    if (!since) co_return refuse(since.error());
    auto log = co_await room.log(*since);
    if (!log) co_return refuse(log.error());
    co_return text_response(http::status::ok, "application/x-ndjson", std::move(*log));
}

asio::awaitable<Outcome> open_socket(std::shared_ptr<rooms::Room> room, const Request& request) {
    if (!is_opening(request)) co_return refuse_plain_request();
    co_return Upgrade{std::move(room)};
}

/// Finds the room that the path names, then lets `answer` speak for it.
template <class Answer>
asio::awaitable<Outcome> with_room(rooms::Lobby& lobby, std::string id, Answer answer) {
    const auto room = co_await lobby.find(std::move(id));
    if (!room) co_return refuse(room.error());
    co_return co_await answer(*room);
}

}  // namespace

void add_room_routes(Router& router, rooms::Lobby& lobby) {
    using http::verb;
    const auto add = [&router, &lobby](verb method, const std::string& rest, auto answer) {
        router.add(method, "/api/v1/rooms/{room}" + rest,
                   [&lobby, answer](const Request& request, const Captures& captures) {
                       const auto bound = [answer, &request](const auto& room) {
                           return answer(room, request);
                       };
                       return with_room(lobby, std::string(captures.at(0)), bound);
                   });
    };
    router.add(verb::post, "/api/v1/rooms", [&lobby](const Request& request, const Captures&) {
        return create_room(lobby, request);
    });
    router.add(verb::get, "/api/v1/rooms",
               [&lobby](const Request&, const Captures&) { return list_rooms(lobby); });
    add(verb::get, "", [](const auto& room, const Request&) { return show_room(*room); });
    add(verb::post, "/seats",
        [](const auto& room, const Request& request) { return take_seat(*room, request); });
    add(verb::post, "/start",
        [](const auto& room, const Request& request) { return start_game(*room, request); });
    add(verb::get, "/state", [](const auto& room, const Request&) { return show_state(*room); });
    add(verb::get, "/log",
        [](const auto& room, const Request& request) { return read_log(*room, request); });
    add(verb::get, "/ws",
        [](const auto& room, const Request& request) { return open_socket(room, request); });
}

}  // namespace mistward::net
