#include "server/net/game_routes.hpp"

#include "protocol/game_queries.hpp"
#include "protocol/room_requests.hpp"
#include "server/net/paged_log.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <optional>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Json;
using rooms::Archive;

Answer list_games(Archive& archive, const Request& request) {
    auto filter = query_document(request).and_then(protocol::decode_game_filter);
    if (!filter) co_return tl::unexpected(filter.error());
    const auto games = co_await archive.ended_games(std::move(*filter));
    co_return games.map(shown);
}

Answer show_statistics(Archive& archive) {
    const auto kinds = co_await archive.statistics();
    co_return kinds.map(shown);
}

Answer import_game(rooms::Lobby& lobby, const Request& request) {
    const auto file = json_body(request);
    if (!file) co_return tl::unexpected(file.error());
    const auto created = co_await lobby.import_game(std::string(*file), reader_of(request).address);
    co_return created.map(created_response);
}

Answer show_game(Archive& archive, std::string game, const Request& request) {
    const auto document = co_await archive.game(std::move(game), reader_of(request));
    co_return document.map(shown_as("game"));
}

Answer export_game(Archive& archive, std::string game, const Request& request) {
    auto file = co_await archive.file(game, reader_of(request));
    if (!file) co_return tl::unexpected(file.error());
    auto response = text_response(http::status::ok, "application/json", std::move(*file));
    response.headers.set(http::field::content_disposition,
                         "attachment; filename=\"" + game + ".json\"");
    co_return response;
}

Answer read_log(Archive& archive, std::string game, const Request& request) {
    const auto query = query_document(request).and_then(protocol::decode_game_log_query);
    if (!query) co_return tl::unexpected(query.error());
    ReadPage read = [&archive, game = std::move(game), reader = reader_of(request)](
                        std::uint64_t after) { return archive.log(game, after, reader); };
    if (!query->legal) read = without_legal(std::move(read));
    co_return co_await answer_log(query->since, std::move(read));
}

Answer show_state(Archive& archive, std::string game, const Request& request) {
    const auto moment = query_document(request).and_then(protocol::decode_moment_query);
    if (!moment) co_return tl::unexpected(moment.error());
    auto state = co_await archive.state(std::move(game), moment->seq, reader_of(request));
    co_return std::move(state).map(state_response);
}

Answer show_features(Archive& archive, std::string game, const Request& request) {
    const auto moment = query_document(request).and_then(protocol::decode_moment_query);
    if (!moment) co_return tl::unexpected(moment.error());
    const auto features =
        co_await archive.features(std::move(game), moment->seq, reader_of(request));
    co_return features.map(shown);
}

}  // namespace

void add_game_routes(Router& router, rooms::Lobby& lobby, Archive& archive) {
    using http::verb;
    const std::string games = "/api/v1/games";
    router.add(verb::get, games, kReading, [&archive](const Request& request, const Captures&) {
        return list_games(archive, request);
    });
    router.add(
        verb::post, games + "/import", kCopiedRoom,
        [&lobby](const Request& request, const Captures&) { return import_game(lobby, request); },
        BodySize::GameFile);
    const auto add = [&](const std::string& rest, Cost cost, auto answer) {
        router.add(verb::get, games + "/{game_id}" + rest, cost,
                   [&archive, answer](const Request& request, const Captures& captures) {
                       return answer(archive, std::string(captures.at(0)), request);
                   });
    };
    add("", kCheapReading, &show_game);
    add("/export", kDearReading, &export_game);
    add("/log", kDearReading, &read_log);
    add("/state", kReading, &show_state);
    add("/features", kReading, &show_features);
    router.add(verb::get, "/api/v1/statistics", kDearestReading,
               [&archive](const Request&, const Captures&) { return show_statistics(archive); });
}

}  // namespace mistward::net
