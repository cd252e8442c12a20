#include "clients/bot/room_api.hpp"

namespace mistward::bot {
namespace {

asio::awaitable<Json> accepted(ServerUrl server, HttpRequest request) {
    const std::string target = request.target;
    HttpAnswer answer = co_await call(std::move(server), std::move(request));
    if (answer.status >= 300) {
        throw Refused("the server refuses " + target + ": " +
                      answer.body.value("title", std::to_string(answer.status)) + " (" +
                      answer.body.value("code", "no code") + ")");
    }
    co_return std::move(answer.body);
}

std::string room_target(const std::string& room, std::string_view rest) {
    return "/api/v1/rooms/" + room + std::string(rest);
}

}  // namespace

asio::awaitable<CreatedRoom> create_room(ServerUrl server, std::string name, unsigned level,
                                         unsigned seats) {
    HttpRequest request{.method = http::verb::post, .target = "/api/v1/rooms"};
    request.body = Json{{"name", name}, {"game", "mists"}, {"level", level}, {"seats", seats}};
    const Json answer = co_await accepted(std::move(server), std::move(request));
    co_return CreatedRoom{answer.at("room").at("id"), answer.at("owner_token")};
}

asio::awaitable<std::string> take_seat(ServerUrl server, std::string room, std::string name) {
    HttpRequest request{.method = http::verb::post, .target = room_target(room, "/seats")};
    request.body = Json{{"name", name}, {"kind", "bot"}};
    const Json answer = co_await accepted(std::move(server), std::move(request));
    co_return answer.at("token").get<std::string>();
}

asio::awaitable<void> start(ServerUrl server, std::string room, std::string token) {
    HttpRequest request{.method = http::verb::post, .target = room_target(room, "/start")};
    request.token = std::move(token);
    co_await accepted(std::move(server), std::move(request));
}

}  // namespace mistward::bot
