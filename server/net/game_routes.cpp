#include "server/net/game_routes.hpp"

#include "protocol/game_queries.hpp"
#include "protocol/room_requests.hpp"
#include "server/net/asking.hpp"
#include "server/net/claimant.hpp"
#include "server/net/paged_log.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

using rooms::Archive;
namespace archived = rooms::archived;

Answer list_games(Archive& archive, const Request& request) {
    const auto query = [](protocol::GameFilter filter) {
        return archived::Ended{std::move(filter)};
    };
    return ask(archive, query_document(request).and_then(protocol::decode_game_filter).map(query),
               shown);
}

Answer show_statistics(Archive& archive) { return ask<archived::Statistics>(archive, {}, shown); }

Made import_game(rooms::Lobby& lobby, rooms::Players& players, const Request& request,
                 const std::optional<rooms::Once>& once) {
    auto owner = co_await claimant_of(players, request);
    if (!owner) co_return tl::unexpected(owner.error());
    const auto file = json_body(request);
    if (!file) co_return tl::unexpected(file.error());
    auto making =
        lobby.import_game(std::string(*file), reader_of(request).address, std::move(*owner), once);
    co_return co_await document_of(std::move(making));
}

Answer show_game(Archive& archive, std::string game, const Request& request) {
    return ask<archived::Game>(archive, archived::Game{std::move(game), reader_of(request)},
                               shown_as("game"));
}

Answer export_game(Archive& archive, std::string game, const Request& request) {
    const auto show = [game](std::string file) {
        auto response = text_response(http::status::ok, "application/json", std::move(file));
        response.headers.set(http::field::content_disposition,
                             "attachment; filename=\"" + game + ".json\"");
        return response;
    };
    return ask<archived::File>(archive, archived::File{game, reader_of(request)}, show);
}

Answer read_log(Archive& archive, std::string game, const Request& request) {
    const auto read = [&archive, asked = archived::Log{std::move(game), 0, reader_of(request)}](
                          const protocol::GameLogQuery& query) {
        ReadPage page = [&archive, asked](std::uint64_t after) {
            archived::Log next = asked;
            next.since = after;
            return archive.ask(std::move(next));
        };
        if (!query.legal) page = without_legal(std::move(page));
        return answer_log(query.since, std::move(page));
    };
    return answer_for(query_document(request).and_then(protocol::decode_game_log_query), read);
}

Answer show_state(Archive& archive, std::string game, const Request& request) {
    const auto query = [&](const protocol::MomentQuery& moment) {
        return archived::State{std::move(game), moment.seq, reader_of(request)};
    };
    return ask(archive, query_document(request).and_then(protocol::decode_moment_query).map(query),
               state_response);
}

Answer show_features(Archive& archive, std::string game, const Request& request) {
    const auto query = [&](const protocol::MomentQuery& moment) {
        return archived::Features{std::move(game), moment.seq, reader_of(request)};
    };
    return ask(archive, query_document(request).and_then(protocol::decode_moment_query).map(query),
               shown);
}

Answer review_game(Archive& archive, std::string game, const Request& request) {
    return ask<archived::Review>(archive, archived::Review{std::move(game), reader_of(request)},
                                 shown);
}

}  // namespace

void add_game_routes(Router& router, rooms::Lobby& lobby, Archive& archive, rooms::Players& players,
                     rooms::Repeats& repeats) {
    using http::verb;
    const std::string games = "/api/v1/games";
    router.add(verb::get, games, kReading, [&archive](const Request& request, const Captures&) {
        return list_games(archive, request);
    });
    const auto import = [&lobby, &players](const Request& request, const Captures&,
                                           const auto& once) {
        return import_game(lobby, players, request, once);
    };
    router.add(verb::post, games + "/import", kCopiedRoom,
               repeatable(repeats, import, created_response), BodySize::GameFile);
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
    add("/review", kReview, &review_game);
    router.add(verb::get, "/api/v1/statistics", kDearestReading,
               [&archive](const Request&, const Captures&) { return show_statistics(archive); });
}

}  // namespace mistward::net
