#include "server/net/player_routes.hpp"

#include "server/net/asking.hpp"
#include "server/net/etag.hpp"
#include "server/net/opening.hpp"
#include "server/net/player_session.hpp"
#include "server/net/player_stream.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/text_in_parts.hpp"
#include "server/net/with_room.hpp"

#include <boost/asio/this_coro.hpp>

#include <string>
#include <utility>

namespace mistward::net {
namespace {

namespace player = rooms::player;
using protocol::Json;
using rooms::Players;

constexpr std::string_view kPlayers = "a player's token";

/// A document that its reader alone may know: no cache keeps it, and it is not compressed.
Response own(Response response) {
    response.headers.set(http::field::cache_control, "no-store");
    response.secret = true;
    return response;
}

Response show_own(const Json& document) { return own(shown(document)); }

Response show_new(const Json& document) {
    return own(json_response(http::status::created, document));
}

/// A list that is asked for again and again, by its reader alone.
Response own_list(const Request& request, const Json& list) {
    Response response = unless_known(request, shown(list));
    response.headers.set(http::field::cache_control, "private, no-cache");
    return response;
}

Made come(Players& players, const Request& request, const std::optional<rooms::Once>& once) {
    auto body = json_body(request).and_then(protocol::decode_player_name);
    if (!body) co_return tl::unexpected(body.error());
    player::Come asked{std::move(*body), once};
    co_return co_await players.ask(std::move(asked));
}

Made new_bot(Players& players, const Request& request, const std::optional<rooms::Once>& once) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_player_name); };
    auto asked = made_of<player::NewBot>(needed_token(request, kPlayers), body);
    if (!asked) co_return tl::unexpected(asked.error());
    asked->once = once;
    co_return co_await players.ask(std::move(*asked));
}

/// What needs a player's token and nothing else.
template <class Asked>
Answer ask_own(Players& players, const Request& request) {
    auto asked =
        no_body(request).and_then([&] { return made_of<Asked>(needed_token(request, kPlayers)); });
    return ask(players, std::move(asked), show_own);
}

/// What needs a player's token and a name.
template <class Asked, class Show>
Answer ask_named(Players& players, const Request& request, Show show) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_player_name); };
    return ask(players, made_of<Asked>(needed_token(request, kPlayers), body), show);
}

/// What needs a player's token and the id that the path has.
template <class Asked, class Show>
Answer ask_of(Players& players, const Request& request, std::string id, Show show) {
    auto asked = no_body(request).and_then([&] {
        return made_of<Asked>(needed_token(request, kPlayers), protocol::Result<std::string>(id));
    });
    return ask(players, std::move(asked), show);
}

Answer renew(Players& players, const Request& request) {
    auto asked = no_body(request).and_then(
        [&] { return made_of<player::Renew>(needed_token(request, kPlayers)); });
    return ask(players, std::move(asked), show_new);
}

/// The first piece is read before anything is answered: what refuses it refuses the request.
Answer export_player(Players& players, const Request& request) {
    auto asked = made_of<player::Export>(needed_token(request, kPlayers),
                                         protocol::Result<std::string>(reader_of(request).address));
    if (!asked) co_return tl::unexpected(asked.error());
    auto begun = co_await players.ask(std::move(*asked));
    if (!begun) co_return tl::unexpected(begun.error());
    const auto all = *begun;
    auto first = co_await all->next();
    if (!first) co_return tl::unexpected(first.error());
    Response head = own(text_response(http::status::ok, "application/json", {}));
    head.headers.set(http::field::content_disposition,
                     "attachment; filename=\"mistward-player.json\"");
    const auto executor = co_await asio::this_coro::executor;
    const auto read_on = [all]() -> rooms::AsyncResult<std::optional<std::string>> {
        auto piece = co_await all->next();
        co_return std::move(piece).map([](std::string text) {
            return text.empty() ? std::nullopt : std::optional(std::move(text));
        });
    };
    co_return Follow{
        std::make_shared<TextInParts>(executor, std::move(head), std::move(*first), read_on)};
}

Answer list_own_games(Players& players, const Request& request) {
    const auto query = [&] {
        return query_document(request, {"before"}).and_then(protocol::decode_player_games_query);
    };
    const auto show = [&request](const Json& games) { return own_list(request, games); };
    auto asked = made_of<player::Games>(needed_token(request, kPlayers), query,
                                        protocol::Result<std::string>(reader_of(request).address));
    return ask(players, std::move(asked), show);
}

Answer list_invitations(Players& players, const Request& request) {
    const auto show = [&request](const Json& list) { return own_list(request, list); };
    return ask(players, made_of<player::Invitations>(needed_token(request, kPlayers)), show);
}

Answer invite(Players& players, std::string room, const Request& request) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_invite_player); };
    auto asked = made_of<player::Invite>(protocol::Result<std::string>(std::move(room)),
                                         needed_token(request, "the owner's token"), body,
                                         protocol::Result<std::string>(reader_of(request).address));
    return ask(players, std::move(asked), show_new);
}

Answer take_back(Players& players, std::string room, std::string invited, const Request& request) {
    auto asked = no_body(request).and_then([&] {
        return made_of<player::TakeBack>(protocol::Result<std::string>(room),
                                         needed_token(request, "the owner's token"),
                                         protocol::Result<std::string>(invited));
    });
    return ask(players, std::move(asked), show_own);
}

Answer follow(Players& players, rooms::PlayerWatch& watch, const Request& request) {
    const auto token = needed_token(request, kPlayers);
    if (!token) co_return tl::unexpected(token.error());
    const auto executor = co_await asio::this_coro::executor;
    const auto events = std::make_shared<rooms::PlayerEvents>(executor, players, watch, *token,
                                                              reader_of(request).address);
    auto first = co_await events->open();
    if (!first) {
        events->leave();
        co_return tl::unexpected(first.error());
    }
    co_return Follow{std::make_shared<PlayerStream>(events, std::move(*first))};
}

/// The same over a WebSocket, whose first message has the token.
Answer listen(Players& players, rooms::PlayerWatch& watch, const Request& request) {
    if (!wants_websocket(request)) co_return co_await follow(players, watch, request);
    if (const auto opens = check_opening(request); !opens) co_return tl::unexpected(opens.error());
    co_return Upgrade{[&players, &watch](SessionTools tools) -> std::shared_ptr<Session> {
        return std::make_shared<PlayerSession>(std::move(tools), players, watch);
    }};
}

}  // namespace

void add_player_routes(Router& router, rooms::Lobby& lobby, Players& players,
                       rooms::PlayerWatch& watch, rooms::Repeats& repeats) {
    using http::verb;
    const auto add = [&router, &players](verb method, const std::string& path, Cost cost,
                                         auto answer) {
        router.add(method, path, cost,
                   [&players, answer](const Request& request, const Captures& captures) {
                       return answer(players, request, captures);
                   });
    };
    const auto plainly = [](auto answer) {
        return [answer](Players& all, const Request& request, const Captures&) {
            return answer(all, request);
        };
    };
    const std::string me = "/api/v1/me";
    const auto add_making = [&](const std::string& path, auto make) {
        const auto bound = [&players, make](const Request& request, const Captures&,
                                            const auto& once) {
            return make(players, request, once);
        };
        router.add(verb::post, path, kNewRoom, repeatable(repeats, bound, show_new));
    };
    add_making("/api/v1/players", come);
    add(verb::get, me, kCheapReading, plainly(ask_own<player::Show>));
    add(verb::patch, me, kRoomCommand, plainly([](Players& all, const Request& request) {
            return ask_named<player::Rename>(all, request, show_own);
        }));
    add(verb::delete_, me, kRoomCommand, plainly(ask_own<player::Forget>));
    add(verb::post, me + "/token", kNewRoom, plainly(renew));
    add(verb::get, me + "/export", kDearestReading, plainly(export_player));
    add(verb::get, me + "/games", kDearReading, plainly(list_own_games));
    add(verb::get, me + "/invitations", kReading, plainly(list_invitations));
    add(verb::get, me + "/bots", kReading, plainly(ask_own<player::Bots>));
    add_making(me + "/bots", new_bot);
    add(verb::delete_, me + "/bots/{bot}", kRoomCommand,
        [](Players& all, const Request& request, const Captures& captures) {
            return ask_of<player::ForgetBot>(all, request, std::string(captures.at(0)), show_own);
        });
    add(verb::post, me + "/bots/{bot}/token", kNewRoom,
        [](Players& all, const Request& request, const Captures& captures) {
            return ask_of<player::RenewBot>(all, request, std::string(captures.at(0)), show_new);
        });
    add(verb::get, me + "/events", kDearReading,
        [&watch](Players& all, const Request& request, const Captures&) {
            return listen(all, watch, request);
        });
    add(verb::delete_, me + "/invitations/{room}", kRoomCommand,
        [](Players& all, const Request& request, const Captures& captures) {
            return ask_of<player::Decline>(all, request, std::string(captures.at(0)), show_own);
        });
    const std::string invitations = "/api/v1/rooms/{room}/invitations";
    add(verb::post, invitations, kRoomCommand,
        [&lobby](Players& all, const Request& request, const Captures& captures) {
            const std::string room(captures.at(0));
            const auto answer = [&all, &request, room](const auto&) {
                return invite(all, room, request);
            };
            return with_room(lobby, room, request, answer);
        });
    add(verb::delete_, invitations + "/{player}", kRoomCommand,
        [&lobby](Players& all, const Request& request, const Captures& captures) {
            const std::string room(captures.at(0));
            const auto answer = [&all, &request, room, invited = std::string(captures.at(1))](
                                    const auto&) { return take_back(all, room, invited, request); };
            return with_room(lobby, room, request, answer);
        });
}

}  // namespace mistward::net
