#include "server/net/room_routes.hpp"

#include "protocol/json_text.hpp"
#include "protocol/messages.hpp"
#include "server/address/client_block.hpp"
#include "server/net/asking.hpp"
#include "server/net/claimant.hpp"
#include "server/net/etag.hpp"
#include "server/net/log_stream.hpp"
#include "server/net/opening.hpp"
#include "server/net/paged_log.hpp"
#include "server/net/play_session.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <boost/asio/this_coro.hpp>

#include <string>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Json;

constexpr std::string_view kOwnersOrSeats = "the owner's or a seat's token";

Made create_room(rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas,
                 const Request& request, const std::optional<rooms::Once>& once) {
    auto owner = co_await claimant_of(players, request);
    if (!owner) co_return tl::unexpected(owner.error());
    auto body = json_body(request).and_then(protocol::decode_create_room);
    if (!body) co_return tl::unexpected(body.error());
    auto place = quotas.place_for_room(request.source.address);
    if (!place) co_return tl::unexpected(place.error());
    const auto created = co_await lobby.create(
        std::move(*body), addresses::ClientBlock(request.source.address).text(), std::move(*owner),
        once);
    co_return created.map([&place](const rooms::CreatedRoom& room) {
        place->keep_room(room.room.at("id").get<std::string>(), TokenBucket::Clock::now());
        return room.document();
    });
}

/// A page that looks again and again is sent only what it has not got.
Answer list_rooms(rooms::Lobby& lobby, const Request& request) {
    const auto show = [&request](const Json& rooms) { return unless_known(request, shown(rooms)); };
    const auto list = [&lobby, show](protocol::RoomFilter filter) {
        return answer_with(lobby.list(std::move(filter)), show);
    };
    return answer_for(query_document(request, {"before"}).and_then(protocol::decode_room_filter),
                      list);
}

Made fork_room(rooms::Lobby& lobby, rooms::Players& players, std::string room,
               const Request& request, const std::optional<rooms::Once>& once) {
    auto owner = co_await claimant_of(players, request);
    if (!owner) co_return tl::unexpected(owner.error());
    auto body = json_body_if_any(request).and_then(protocol::decode_fork);
    if (!body) co_return tl::unexpected(body.error());
    auto making =
        lobby.fork(std::move(room), std::move(*body), reader_of(request), std::move(*owner), once);
    co_return co_await document_of(std::move(making));
}

Answer show_room(rooms::Room& room) {
    return ask<rooms::query::Document>(room, {}, shown_as("room"));
}

Answer change_room(rooms::Room& room, Quotas& quotas, const Request& request) {
    const auto pay = [&](Json read) -> protocol::Result<Json> {
        const bool sets_word = protocol::word_of_patch(read).has_value();
        return quotas.charge(request.source.address, sets_word ? kWord : kFree).map([&read] {
            return std::move(read);
        });
    };
    const auto patch = [&] {
        return merge_patch_body(request).and_then(protocol::parse_json).and_then(pay);
    };
    auto command =
        made_of<rooms::command::Change>(needed_token(request, "the owner's token"), patch);
    return ask(room, std::move(command), shown_as("room"));
}

Answer start_game(rooms::Room& room, Quotas& quotas, const Request& request) {
    auto command = no_body(request).and_then(
        [&] { return made_of<rooms::command::Start>(needed_token(request, kOwnersOrSeats)); });
    const auto show = [&quotas](const Json& started) {
        quotas.waiting_rooms().forget_room(started.at("id").get<std::string>());
        return shown({{"room", started}});
    };
    return ask(room, std::move(command), show);
}

Answer rematch(rooms::Room& room, const Request& request) {
    const auto body = [&] { return json_body_if_any(request).and_then(protocol::decode_rematch); };
    auto command = made_of<rooms::command::Rematch>(needed_token(request, kOwnersOrSeats), body);
    return ask(room, std::move(command), shown_as("room"));
}

Answer carry_out(rooms::Room& room, Quotas& quotas, const Request& request) {
    const auto pay = [&](rooms::SeatCommand asked) -> protocol::Result<rooms::SeatCommand> {
        return quotas.charge(request.source.address, extra_cost_of(asked.command)).map([&asked] {
            return std::move(asked);
        });
    };
    const auto carry = [&room](rooms::SeatCommand asked) {
        const auto show = [id = protocol::id_of(asked.command)](std::uint64_t seq) {
            return text_response(http::status::ok, "application/json",
                                 protocol::ok_message(id, seq));
        };
        return answer_with(room.ask(std::move(asked)), show);
    };
    const auto body = [&] { return json_body(request).and_then(protocol::decode_command); };
    auto asked = made_of<rooms::SeatCommand>(needed_token(request, "a seat's token"), body);
    return answer_for(std::move(asked).and_then(pay), carry);
}

Answer show_hint(rooms::Room& room, const Request& request) {
    auto query = no_body(request).and_then([&] {
        return made_of<rooms::query::Hint>(
            needed_token(request, "the token of the seat that is to decide"));
    });
    return ask(room, std::move(query), shown);
}

Answer show_plans(rooms::Room& room, const Request& request) {
    auto query =
        needed_token(request, "the token of the seat that plans").map([](std::string token) {
            return rooms::query::Plans{std::move(token)};
        });
    return ask(room, std::move(query), shown);
}

Answer show_odds(rooms::Room& room, const Request& request) {
    return ask<rooms::query::Odds>(room, rooms::query::Odds{reader_of(request)}, shown);
}

Answer foresee(rooms::Room& room, const Request& request) {
    const auto query = [&](protocol::Foresee what) {
        return rooms::query::Foresight{std::move(what), reader_of(request)};
    };
    return ask(room, json_body(request).and_then(protocol::decode_foresee).map(query), shown);
}

Answer rehearse(rooms::Room& room, const Request& request) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_rehearse); };
    const auto token = needed_token(request, "the token of the seat that plans");
    const auto query = [&](protocol::Rehearse what) {
        return rooms::query::Rehearsal{std::move(what), reader_of(request)};
    };
    const auto read = [&](const std::string&) { return body().map(query); };
    return ask(room, token.and_then(read), shown);
}

Answer show_state(rooms::Room& room, const Request& request) {
    const auto query = [&](const protocol::MomentQuery& moment) {
        return rooms::query::State{moment.seq, reader_of(request)};
    };
    return ask(room, query_document(request).and_then(protocol::decode_moment_query).map(query),
               state_response);
}

Answer show_features(rooms::Room& room, const Request& request) {
    const auto query = [&](const protocol::MomentQuery& moment) {
        return rooms::query::Features{moment.seq, reader_of(request)};
    };
    return ask(room, query_document(request).and_then(protocol::decode_moment_query).map(query),
               shown);
}

Answer follow_log(std::shared_ptr<rooms::Room> room, protocol::LogQuery query,
                  const Request& request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto stream = std::make_shared<LogStream>(executor, std::move(room), query);
    const auto opened = co_await stream->open(request);
    co_return opened.map([&stream](rooms::Done) { return Follow{stream}; });
}

Answer read_log(std::shared_ptr<rooms::Room> room, const Request& request) {
    const auto read = [room = std::move(room), &request](const protocol::LogQuery& query) {
        if (query.follow && request.method() == http::verb::get) {
            return follow_log(room, query, request);
        }
        ReadPage page = [room, reader = reader_of(request)](std::uint64_t since) {
            return room->ask(rooms::query::Log{since, reader});
        };
        if (!query.legal) page = without_legal(std::move(page));
        return answer_log(query.since, std::move(page));
    };
    return answer_for(query_document(request).and_then(protocol::decode_log_query), read);
}

Answer read_chat(rooms::Room& room, const Request& request) {
    const auto query = [&](const protocol::ChatQuery& page) {
        return rooms::query::Chat{page.before, request.bearer_token()};
    };
    return ask(room, query_document(request).and_then(protocol::decode_chat_query).map(query),
               shown_as("chat"));
}

Answer open_socket(std::shared_ptr<rooms::Room> room, const Request& request) {
    if (const auto opens = check_opening(request); !opens) co_return tl::unexpected(opens.error());
    co_return Upgrade{[room](SessionTools tools) -> std::shared_ptr<Session> {
        return std::make_shared<PlaySession>(std::move(tools), room);
    }};
}

}  // namespace

void add_room_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas,
                     rooms::Repeats& repeats) {
    using http::verb;
    const auto add = [&router, &lobby](verb method, const std::string& rest, Cost cost, auto answer,
                                       Opens opens = Opens::Nothing) {
        const auto handler = [&lobby, answer](const Request& request, const Captures& captures) {
            const auto bound = [answer, &request](const auto& room) {
                return answer(room, request);
            };
            return with_room(lobby, std::string(captures.at(0)), request, bound);
        };
        router.add(method, "/api/v1/rooms/{room}" + rest, cost, handler, BodySize::Small, opens);
    };
    const auto create = [&lobby, &players, &quotas](const Request& request, const Captures&,
                                                    const auto& once) {
        return create_room(lobby, players, quotas, request, once);
    };
    router.add(verb::post, "/api/v1/rooms", kNewRoom,
               repeatable(repeats, create, created_response));
    router.add(
        verb::get, "/api/v1/rooms", kReading,
        [&lobby](const Request& request, const Captures&) { return list_rooms(lobby, request); });
    const auto fork = [&lobby, &players](const Request& request, const Captures& captures,
                                         const auto& once) {
        return fork_room(lobby, players, std::string(captures.at(0)), request, once);
    };
    router.add(verb::post, "/api/v1/rooms/{room}/fork", kCopiedRoom,
               repeatable(repeats, fork, created_response));
    add(verb::get, "", kCheapReading,
        [](const auto& room, const Request&) { return show_room(*room); });
    add(verb::patch, "", kRoomCommand, [&quotas](const auto& room, const Request& request) {
        return change_room(*room, quotas, request);
    });
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
    add(verb::get, "/plans", kCheapReading,
        [](const auto& room, const Request& request) { return show_plans(*room, request); });
    add(verb::get, "/odds", kReading,
        [](const auto& room, const Request& request) { return show_odds(*room, request); });
    add(verb::post, "/foresight", kReading,
        [](const auto& room, const Request& request) { return foresee(*room, request); });
    add(verb::post, "/rehearsal", kReading,
        [](const auto& room, const Request& request) { return rehearse(*room, request); });
    add(verb::get, "/state", kCheapReading,
        [](const auto& room, const Request& request) { return show_state(*room, request); });
    add(verb::get, "/features", kReading,
        [](const auto& room, const Request& request) { return show_features(*room, request); });
    add(verb::get, "/log", kDearReading,
        [](const auto& room, const Request& request) { return read_log(room, request); });
    add(verb::get, "/chat", kCheapReading,
        [](const auto& room, const Request& request) { return read_chat(*room, request); });
    add(
        verb::get, "/ws", kReading,
        [](const auto& room, const Request& request) { return open_socket(room, request); },
        Opens::WebSocket);
}

}  // namespace mistward::net
