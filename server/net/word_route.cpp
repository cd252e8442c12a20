#include "server/net/word_route.hpp"

#include "server/net/asking.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

/// A try is taken before the word is looked at, so that many at once are no more than one by one.
Answer exchange_word(rooms::Room& room, Quotas& quotas, const Request& request,
                     const std::string& id) {
    auto body = json_body(request).and_then(protocol::decode_enter);
    if (!body) co_return tl::unexpected(body.error());
    const auto& client = request.source.address;
    if (auto free = quotas.take_word_try(client, id); !free) {
        co_return tl::unexpected(std::move(free.error()));
    }
    rooms::query::Pass query{std::move(*body), reader_of(request).address};
    const auto given = co_await room.ask(std::move(query));
    const bool is_wrong = !given && given.error().code == protocol::ErrorCode::WrongWord;
    if (!is_wrong) quotas.give_back_word_try(client, id);
    co_return given.map([](const protocol::Json& document) {
        Response response = shown(document);
        response.secret = true;
        return response;
    });
}

}  // namespace

void add_word_route(Router& router, rooms::Lobby& lobby, Quotas& quotas) {
    router.add(http::verb::post, "/api/v1/rooms/{room}/pass", kWord,
               [&lobby, &quotas](const Request& request, const Captures& captures) {
                   const std::string id(captures.at(0));
                   const auto answer = [&quotas, &request, id](const auto& room) {
                       return exchange_word(*room, quotas, request, id);
                   };
                   return with_room(lobby, id, request, answer);
               });
}

}  // namespace mistward::net
