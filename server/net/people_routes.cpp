#include "server/net/people_routes.hpp"

#include "server/net/asking.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

namespace player = rooms::player;
using protocol::Json;
using protocol::Result;
using rooms::Players;

constexpr std::string_view kWhose = "a player's token";

/// What its reader alone may know: no cache keeps it, and it is not compressed.
Response show_private(const Json& document) {
    Response response = shown(document);
    response.headers.set(http::field::cache_control, "no-store");
    response.secret = true;
    return response;
}

Response show_reported(const Json& document) {
    Response response = show_private(document);
    response.status = http::status::created;
    return response;
}

Answer list_people(Players& players, const Request& request) {
    auto asked = made_of<player::People>(needed_token(request, kWhose),
                                         Result<std::string>(reader_of(request).address));
    return ask(players, std::move(asked), show_private);
}

Answer change_person(Players& players, const Request& request, std::string person) {
    const auto body = [&] {
        return merge_patch_body(request).and_then(protocol::decode_change_person);
    };
    auto asked = made_of<player::ChangePerson>(needed_token(request, kWhose),
                                               Result<std::string>(std::move(person)), body);
    return ask(players, std::move(asked), show_private);
}

Answer set_findable(Players& players, const Request& request) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_findable); };
    return ask(players, made_of<player::SetFindable>(needed_token(request, kWhose), body),
               show_private);
}

Answer mute_speaker(Players& players, const Request& request, std::string room) {
    const auto body = [&] { return json_body(request).and_then(protocol::decode_mute_speaker); };
    auto asked = made_of<player::Mute>(Result<std::string>(std::move(room)),
                                       needed_token(request, kWhose), body);
    return ask(players, std::move(asked), show_private);
}

Answer list_mutes(Players& players, const Request& request, std::string room) {
    auto asked =
        made_of<player::Mutes>(Result<std::string>(std::move(room)), needed_token(request, kWhose));
    return ask(players, std::move(asked), show_private);
}

/// Only what can be reported counts.
Answer report_something(Players& players, Quotas& quotas, const Request& request,
                        std::string room) {
    auto body = json_body(request).and_then(protocol::decode_report);
    if (!body) co_return tl::unexpected(std::move(body.error()));
    if (auto share = quotas.charge(request.source.address, kReport); !share) {
        co_return tl::unexpected(std::move(share.error()));
    }
    player::Report asked{std::move(room), request.bearer_token(), std::move(*body),
                         reader_of(request).address};
    const auto answered = co_await players.ask(std::move(asked));
    co_return answered.map(show_reported);
}

}  // namespace

void add_people_routes(Router& router, rooms::Lobby& lobby, Players& players, Quotas& quotas) {
    using http::verb;
    const std::string me = "/api/v1/me";
    router.add(verb::get, me + "/people", kDearestReading,
               [&players](const Request& request, const Captures&) {
                   return list_people(players, request);
               });
    router.add(verb::patch, me + "/people/{person}", kRoomCommand,
               [&players](const Request& request, const Captures& captures) {
                   return change_person(players, request, std::string(captures.at(0)));
               });
    router.add(verb::put, me + "/findable", kRoomCommand,
               [&players](const Request& request, const Captures&) {
                   return set_findable(players, request);
               });
    const auto add = [&](verb method, const std::string& rest, Cost cost, auto act) {
        router.add(method, "/api/v1/rooms/{room}/" + rest, cost,
                   [&lobby, &players, act](const Request& request, const Captures& captures) {
                       const std::string room(captures.at(0));
                       const auto answer = [&players, &request, act, room](const auto&) {
                           return act(players, request, room);
                       };
                       return with_room(lobby, room, request, answer);
                   });
    };
    add(verb::post, "mutes", kRoomCommand, mute_speaker);
    add(verb::get, "mutes", kReading, list_mutes);
    add(verb::post, "reports", kRoomCommand,
        [&quotas](Players& all, const Request& request, std::string room) {
            return report_something(all, quotas, request, std::move(room));
        });
}

}  // namespace mistward::net
