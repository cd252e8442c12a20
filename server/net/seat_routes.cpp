#include "server/net/seat_routes.hpp"

#include "protocol/messages.hpp"
#include "protocol/sha256.hpp"
#include "server/address/client_block.hpp"
#include "server/net/asking.hpp"
#include "server/net/claimant.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/room_answers.hpp"
#include "server/net/with_room.hpp"

namespace mistward::net {
namespace {

protocol::Json document_of(const rooms::TakenSeat& taken) {
    return {{"seat", taken.seat}, {"token", taken.token}, {"room", taken.room}};
}

Response show_taken(const rooms::TakenSeat& taken) { return made_response(document_of(taken)); }

std::string id_of(const protocol::Json& room) { return room.at("id").get<std::string>(); }

Made take_seat(rooms::Room& room, rooms::Players& players, Quotas& quotas, const Request& request,
               const std::optional<rooms::Once>& once) {
    const auto claimant = co_await claimant_of(players, request);
    if (!claimant) co_return tl::unexpected(claimant.error());
    auto body = json_body(request).and_then(protocol::decode_take_seat);
    if (!body) co_return tl::unexpected(body.error());
    auto place = quotas.place_for_seat(request.source.address);
    if (!place) co_return tl::unexpected(place.error());
    rooms::SitDown asked{{std::move(*body)}, once};
    rooms::command::TakeSeat& command = asked.command;
    command.network = addresses::ClientBlock(request.source.address).text();
    if (*claimant) {
        command.player = (*claimant)->id;
        command.token = protocol::sha256((*claimant)->token);
        asked.besides["token"] = (*claimant)->token;
    }
    auto taken = co_await room.ask(std::move(asked));
    if (taken && *claimant) {
        auto kept = still_theirs(room, players, std::move(*taken), (*claimant)->token);
        taken = co_await std::move(kept);
    }
    co_return taken.map([&place](const rooms::TakenSeat& seat) {
        if (seat.room.at("status") == protocol::name(protocol::RoomStatus::Open)) {
            place->keep_seat(id_of(seat.room), seat.seat, TokenBucket::Clock::now());
        }
        return document_of(seat);
    });
}

Answer leave_seat(rooms::Room& room, Quotas& quotas, const Request& request,
                  std::string_view path_seat) {
    const auto leave = [&room, &quotas](rooms::command::LeaveSeat command) {
        const auto show = [&quotas, seat = command.seat](const protocol::Json& left) {
            quotas.waiting_rooms().forget_seat(id_of(left), seat);
            return shown({{"room", left}});
        };
        return answer_with(room.ask(std::move(command)), show);
    };
    return answer_for(
        made_of<rooms::command::LeaveSeat>(needed_token(request, "the seat's or the owner's token"),
                                           seat_in_path(path_seat)),
        leave);
}

Answer hand_over(rooms::Room& room, const Request& request, std::string_view path_seat) {
    const auto body = [&] {
        return json_body_if_any(request).and_then(protocol::decode_hand_over);
    };
    auto command = made_of<rooms::command::HandOver>(needed_token(request, "the seat's token"),
                                                     seat_in_path(path_seat), body);
    return ask(room, std::move(command), show_taken);
}

/// A companion takes the seat, or leaves it.
template <bool Sits>
Answer set_companion(rooms::Room& room, const Request& request, std::string_view path_seat) {
    auto command = no_body(request).and_then([&] {
        return made_of<rooms::command::SeatCompanion>(
            needed_token(request, "the owner's or a seat's token"), seat_in_path(path_seat),
            protocol::Result<bool>(Sits));
    });
    return ask(room, std::move(command), shown_as("room"));
}

/// The word is taken from the seat, or given back.
template <bool Silenced>
Answer set_silenced(rooms::Room& room, const Request& request, std::string_view path_seat) {
    auto command = no_body(request).and_then([&] {
        return made_of<rooms::command::Silence>(needed_token(request, "the owner's token"),
                                                seat_in_path(path_seat),
                                                protocol::Result<bool>(Silenced));
    });
    return ask(room, std::move(command), shown_as("room"));
}

}  // namespace

rooms::AsyncResult<rooms::TakenSeat> still_theirs(rooms::Room& room, rooms::Players& players,
                                                  rooms::TakenSeat seat, std::string token) {
    rooms::player::Who who{token};
    const auto claimant = co_await players.ask(std::move(who));
    if (!claimant) {
        rooms::command::LeaveSeat leave{std::move(token), seat.seat};
        co_await room.ask(std::move(leave));
        co_return tl::unexpected(claimant.error());
    }
    seat.token = std::move(token);
    co_return seat;
}

void add_seat_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas,
                     rooms::Repeats& repeats) {
    using http::verb;
    const std::string seats = "/api/v1/rooms/{room}/seats";
    const auto take = [&lobby, &players, &quotas](const Request& request, const Captures& captures,
                                                  const auto& once) -> Made {
        const auto room =
            co_await lobby.find(std::string(captures.at(0)), reader_of(request).address);
        if (!room) co_return tl::unexpected(room.error());
        co_return co_await take_seat(**room, players, quotas, request, once);
    };
    router.add(verb::post, seats, kNewSeat, repeatable(repeats, take, made_response));
    const auto add = [&](verb method, const std::string& rest, auto act) {
        router.add(method, seats + "/{seat}" + rest, kRoomCommand,
                   [&lobby, act](const Request& request, const Captures& captures) {
                       const auto answer = [act, &request,
                                            seat = captures.at(1)](const auto& room) {
                           return act(*room, request, seat);
                       };
                       return with_room(lobby, std::string(captures.at(0)), request, answer);
                   });
    };
    add(verb::delete_, "", [&quotas](rooms::Room& room, const Request& request, auto seat) {
        return leave_seat(room, quotas, request, seat);
    });
    add(verb::post, "/handover", hand_over);
    add(verb::post, "/companion", set_companion<true>);
    add(verb::delete_, "/companion", set_companion<false>);
    add(verb::put, "/silence", set_silenced<true>);
    add(verb::delete_, "/silence", set_silenced<false>);
}

}  // namespace mistward::net
