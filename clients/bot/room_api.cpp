#include "clients/bot/room_api.hpp"

#include "clients/bot/room_setup.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <chrono>
#include <sstream>

namespace mistward::bot {
namespace {

using std::chrono::milliseconds;

/// When to ask again a server that has too much to do, or nothing if it says no.
std::optional<milliseconds> pause_after(const HttpAnswer& answer) {
    if (answer.status != 429 && answer.status != 503) return std::nullopt;
    const Json problem = Json::parse(answer.text, nullptr, false);
    if (!problem.is_object() || !problem.contains("params")) return std::nullopt;
    const Json& params = problem.at("params");
    if (!params.is_object() || !params.contains("retry_after_ms")) return std::nullopt;
    return milliseconds(std::max<std::int64_t>(10, params.at("retry_after_ms").get<int>()));
}

Refused refusal(const std::string& target, const HttpAnswer& answer) {
    const Json problem = Json::parse(answer.text, nullptr, false);
    const auto field = [&](const char* name, std::string otherwise) {
        return problem.is_object() ? problem.value(name, otherwise) : otherwise;
    };
    return Refused("the server refuses " + target + ": " +
                   field("title", std::to_string(answer.status)) + " (" + field("code", "no code") +
                   ")");
}

asio::awaitable<HttpAnswer> accepted(Server server, HttpRequest request) {
    constexpr milliseconds kPatience{120000};
    milliseconds waited{0};
    for (;;) {
        HttpAnswer answer = co_await call(server, request);
        if (answer.status < 300) co_return answer;
        const auto pause = pause_after(answer);
        if (!pause || waited + *pause > kPatience) throw refusal(request.target, answer);
        waited += *pause;
        asio::steady_timer timer(co_await asio::this_coro::executor, *pause);
        co_await timer.async_wait(asio::use_awaitable);
    }
}

std::string room_target(const std::string& room, std::string_view rest) {
    return "/api/v1/rooms/" + room + std::string(rest);
}

CreatedRoom created_room(const Json& answer) {
    return {answer.at("room").at("id"), answer.at("owner_token")};
}

}  // namespace

asio::awaitable<CreatedRoom> create_room(Server server, Json wish) {
    HttpRequest request{.method = http::verb::post, .target = "/api/v1/rooms"};
    request.body = std::move(wish);
    const HttpAnswer answer = co_await accepted(std::move(server), std::move(request));
    co_return created_room(answer.json());
}

asio::awaitable<CreatedRoom> play_again(Server server, std::string room, std::string token) {
    HttpRequest request{.method = http::verb::post, .target = room_target(room, "/fork")};
    request.token = std::move(token);
    request.body = Json{{"seq", 0}, {"deck", "same"}};
    const HttpAnswer answer = co_await accepted(std::move(server), std::move(request));
    co_return created_room(answer.json());
}

asio::awaitable<std::string> take_seat(Server server, std::string room, std::string name) {
    HttpRequest reading{.target = room_target(room, "")};
    const HttpAnswer read = co_await accepted(server, std::move(reading));
    const Json document = read.json();
    added_parts(document.at("room"));
    HttpRequest request{.method = http::verb::post, .target = room_target(room, "/seats")};
    request.body = Json{{"name", name}, {"kind", "bot"}};
    const HttpAnswer answer = co_await accepted(std::move(server), std::move(request));
    co_return answer.json().at("token").get<std::string>();
}

asio::awaitable<void> start(Server server, std::string room, std::string token) {
    HttpRequest request{.method = http::verb::post, .target = room_target(room, "/start")};
    request.token = std::move(token);
    co_await accepted(std::move(server), std::move(request));
}

asio::awaitable<Json> tileset_document(Server server, std::string game, std::string digest) {
    HttpRequest request{.target = "/api/v1/tilesets/" + game};
    const HttpAnswer present = co_await accepted(server, request);
    Json document = present.json();
    if (document.at("digest") == digest) co_return document;
    // The server plays with other tiles by now; it may still know those of this game.
    request.target = "/api/v1/tilesets/" + digest;
    const HttpAnswer stored = co_await accepted(std::move(server), std::move(request));
    co_return stored.json();
}

asio::awaitable<std::vector<std::string>> log_decisions(Server server, std::string room,
                                                        std::string token, std::uint64_t count) {
    HttpRequest request{.target = room_target(room, "/log?since=0&legal=false")};
    request.token = std::move(token);
    const HttpAnswer answer = co_await accepted(std::move(server), std::move(request));
    std::vector<std::string> decisions;
    std::istringstream lines(answer.text);
    for (std::string line; decisions.size() < count && std::getline(lines, line);) {
        if (line.empty()) continue;
        const Json update = Json::parse(line);
        decisions.push_back(update.at("decision").at("id").get<std::string>());
    }
    if (decisions.size() < count) throw Refused("the server's log ends too early");
    co_return decisions;
}

}  // namespace mistward::bot
