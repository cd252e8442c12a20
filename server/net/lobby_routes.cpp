#include "server/net/lobby_routes.hpp"

#include "server/address/client_block.hpp"
#include "server/net/claimant.hpp"
#include "server/net/lobby_stream.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/seat_routes.hpp"

#include <boost/asio/this_coro.hpp>

#include <memory>
#include <string>
#include <utility>

namespace mistward::net {
namespace {

Answer follow_lobby(rooms::Lobby& lobby, rooms::LobbyBoard& board) {
    const auto executor = co_await asio::this_coro::executor;
    const auto stream = std::make_shared<LobbyStream>(executor, lobby, board);
    const auto opened = co_await stream->open();
    co_return opened.map([&stream](rooms::Done) { return Follow{stream}; });
}

protocol::Json document_of(const rooms::FoundSeat& found) {
    const auto& [seat, owner_token] = found;
    const protocol::Json owner = owner_token ? protocol::Json(*owner_token) : protocol::Json();
    return {
        {"seat", seat.seat}, {"token", seat.token}, {"room", seat.room}, {"owner_token", owner}};
}

Made find_seat(rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas, const Request& request,
               const std::optional<rooms::Once>& once) {
    const auto claimant = co_await claimant_of(players, request);
    if (!claimant) co_return tl::unexpected(claimant.error());
    auto wish = json_body(request).and_then(protocol::decode_find_seat);
    if (!wish) co_return tl::unexpected(wish.error());
    const auto& client = request.source.address;
    auto place = quotas.place_for_room(client);
    if (!place) co_return tl::unexpected(place.error());
    auto seat_place = quotas.place_for_seat(client);
    if (!seat_place) co_return tl::unexpected(seat_place.error());
    auto found = co_await lobby.find_seat(std::move(*wish), addresses::ClientBlock(client).text(),
                                          *claimant, once);
    if (!found) co_return tl::unexpected(found.error());
    const auto now = TokenBucket::Clock::now();
    const std::string id = found->seat.room.at("id");
    if (found->owner_token) place->keep_room(id, now);
    seat_place->keep_seat(id, found->seat.seat, now);
    if (*claimant) {
        const auto room = co_await lobby.find(id);
        if (!room) co_return tl::unexpected(room.error());
        auto kept = still_theirs(**room, players, std::move(found->seat), (*claimant)->token);
        auto seat = co_await std::move(kept);
        if (!seat) co_return tl::unexpected(seat.error());
        found->seat = std::move(*seat);
    }
    co_return document_of(*found);
}

}  // namespace

void add_lobby_routes(Router& router, rooms::Lobby& lobby, rooms::LobbyBoard& board,
                      rooms::Players& players, Quotas& quotas, rooms::Repeats& repeats) {
    const auto find = [&lobby, &players, &quotas](const Request& request, const Captures&,
                                                  const auto& once) {
        return find_seat(lobby, players, quotas, request, once);
    };
    router.add(http::verb::post, "/api/v1/lobby/seats", kNewRoom,
               repeatable(repeats, find, made_response));
    router.add(
        http::verb::get, "/api/v1/lobby/events", kReading,
        [&lobby, &board](const Request&, const Captures&) { return follow_lobby(lobby, board); });
}

}  // namespace mistward::net
