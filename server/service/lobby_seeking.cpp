#include "protocol/words.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/work/hop.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

// How the lobby finds a seat for somebody who looks for company. Only rooms that are in memory are
// tables: wherever somebody is there, the room is. Those of other servers are not looked at.

namespace {

using protocol::ErrorCode;

/// Tables at which the same people meet; there are not many such texts.
std::string kind_of(const protocol::CreateRoom& table) {
    std::string kind(protocol::word(protocol::kModeWords, table.setup.mode));
    kind += ' ' + std::to_string(table.setup.level) + ' ' + std::to_string(table.seats);
    for (const rules::Part part : rules::kParts) {
        if (rules::parts_of(table.setup).contains(part)) (kind += ' ') += rules::name(part);
    }
    return kind;
}

/// How somebody sits down at a table.
struct Sitting {
    const std::string& network;
    const std::optional<Once>& once;
    bool founds = false;  ///< it was made for them
    std::optional<std::string> owner_token = {};
};

command::TakeSeat seat_at(const protocol::FindSeat& request,
                          const std::optional<Claimant>& claimant, const Sitting& sitting) {
    command::TakeSeat command;
    command.request.name = request.name;
    command.request.kind = request.kind;
    command.table = request.table;
    command.network = sitting.network;
    command.founds = sitting.founds;
    if (!claimant) return command;
    command.player = claimant->id;
    command.token = token_hash(claimant->token);
    return command;
}

/// A player who has a seat there already goes on with it.
AsyncResult<TakenSeat> sit_down(Room& table, const protocol::FindSeat& request,
                                const std::optional<Claimant>& claimant, Sitting sitting) {
    SitDown asked{seat_at(request, claimant, sitting), sitting.once};
    asked.besides["owner_token"] =
        sitting.owner_token ? protocol::Json(*sitting.owner_token) : protocol::Json();
    if (claimant) asked.besides["token"] = claimant->token;
    auto taken = co_await table.ask(std::move(asked));
    const bool is_theirs = !taken && claimant && taken.error().code == ErrorCode::SeatTaken;
    if (!is_theirs) co_return taken;
    const auto seat = taken.error().params.at("seat").get<std::uint8_t>();
    query::Document shown;
    const auto room = co_await table.ask(std::move(shown));
    co_return room.map([seat](const protocol::Json& document) {
        return TakenSeat{seat, {}, document};
    });
}

}  // namespace

AsyncResult<FoundSeat> StoreLobby::find_seat(protocol::FindSeat request, std::string maker,
                                             std::optional<Claimant> claimant,
                                             std::optional<Once> once) {
    return on(strand_, finding_seat(std::move(request), std::move(maker), std::move(claimant),
                                    std::move(once)));
}

AsyncResult<FoundSeat> StoreLobby::finding_seat(protocol::FindSeat request, std::string maker,
                                                std::optional<Claimant> claimant,
                                                std::optional<Once> once) {
    Turnstile& others = seekers_.try_emplace(kind_of(request.table), strand_).first->second;
    const auto turn = co_await others.enter();
    const auto waiting = co_await tables(request.table);
    if (!waiting) co_return tl::unexpected(waiting.error());
    const Sitting joins{maker, once};
    for (const auto& table : *waiting) {
        auto seat = co_await sit_down(*table, request, claimant, joins);
        if (seat) co_return FoundSeat{std::move(*seat), std::nullopt};
        if (seat.error().code == ErrorCode::StorageUnavailable ||
            seat.error().code == ErrorCode::RequestUnderWay) {
            co_return tl::unexpected(seat.error());
        }
    }
    auto made = co_await create(request.table, maker, claimant);
    if (!made) co_return tl::unexpected(made.error());
    std::string id = made->room.at("id");
    const auto room = co_await find_actor(std::move(id));
    if (!room) co_return tl::unexpected(room.error());
    const Sitting founds{maker, once, true, made->owner_token};
    auto seat = co_await sit_down(**room, request, claimant, founds);
    co_return std::move(seat).map([&made](TakenSeat taken) {
        return FoundSeat{std::move(taken), std::move(made->owner_token)};
    });
}

AsyncResult<std::vector<std::shared_ptr<RoomActor>>> StoreLobby::tables(
    const protocol::CreateRoom& wish) {
    store::RoomFilter filter;
    filter.status = protocol::name(protocol::RoomStatus::Open);
    filter.game = protocol::word(protocol::kModeWords, wish.setup.mode);
    if (wish.setup.mode == rules::Mode::Mists) filter.level = wish.setup.level;
    const auto page = co_await services_.store.listed_rooms(std::move(filter));
    if (!page) co_return tl::unexpected(storage_error(page.error()));
    std::vector<std::shared_ptr<RoomActor>> tables;
    for (const auto& summary : page->rooms) {
        if (auto room = shelf_.find(summary.room.id)) tables.push_back(std::move(room));
    }
    std::ranges::reverse(tables);
    co_return tables;
}

}  // namespace mistward::rooms
