#include "server/service/player_invitations.hpp"

#include "server/service/player_documents.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/sender.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::wire::InvitedPlayers;

Error no_such_player() {
    const std::string expected = "the id of a player of this server";
    return {ErrorCode::InvalidMessage,
            "\"player\" must be " + expected,
            {{"field", "player"}, {"expected", expected}}};
}

Error too_many_invitations() {
    return {ErrorCode::InvalidMessage,
            "the room has invited as many players as it may",
            {{"field", ""}, {"expected", "at most " + std::to_string(protocol::kMostInvitations)}}};
}

Error no_invitation(const std::string& room, const std::string& player) {
    return {ErrorCode::NotFound,
            "there is no such invitation",
            {{"path", "/api/v1/rooms/" + room + "/invitations/" + player}}};
}

Error not_the_owner() {
    return {ErrorCode::Unauthorized, "only the owner's token invites players to the room"};
}

}  // namespace

PlayerInvitations::PlayerInvitations(const Services& services, StoreLobby& lobby)
    : services_(services), store_(services.store.players()), lobby_(lobby) {}

AsyncResult<protocol::wire::Invitations> PlayerInvitations::of(std::string player) {
    const auto records = stored(co_await store_.invitations_of(std::move(player)));
    co_return records.map(invitation_documents);
}

AsyncResult<protocol::wire::Invitations> PlayerInvitations::decline(std::string player,
                                                                    std::string room) {
    const auto shown = co_await of(player);
    if (!shown) co_return tl::unexpected(shown.error());
    // One that they are not shown stays, and with it what its sender is told.
    const bool is_shown = std::ranges::any_of(
        shown->invitations,
        [&room](const protocol::wire::Invitation& one) { return one.room == room; });
    if (!is_shown) co_return tl::unexpected(no_invitation(room, player));
    const auto ended = co_await end(std::move(room), player);
    if (!ended) co_return tl::unexpected(ended.error());
    co_return co_await of(std::move(player));
}

AsyncResult<InvitedPlayers> PlayerInvitations::invite(std::string room, std::string token,
                                                      std::string player, std::string address) {
    const auto owns = co_await check_owner(room, std::move(token));
    if (!owns) co_return tl::unexpected(owns.error());
    auto found = co_await store_.find(player);
    const auto invited = looked_up(std::move(found), no_such_player());
    if (!invited) co_return tl::unexpected(invited.error());
    store::Invite invitation{room,
                             player,
                             services_.clock.now_ms(),
                             protocol::kMostInvitations,
                             sender_of(address),
                             protocol::kMostInvitationsOfSender,
                             protocol::kMostInvitationsOfPlayer};
    const auto done = co_await store_.invite(std::move(invitation));
    if (!done && done.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many_invitations());
    }
    if (!done && done.error() == store::Failure::Forgotten) {
        co_return tl::unexpected(no_such_player());
    }
    if (!done) co_return tl::unexpected(storage_error(done.error()));
    tell(player, room);
    co_return co_await to(std::move(room));
}

AsyncResult<InvitedPlayers> PlayerInvitations::take_back(std::string room, std::string token,
                                                         std::string player) {
    const auto owns = co_await check_owner(room, std::move(token));
    if (!owns) co_return tl::unexpected(owns.error());
    const auto ended = co_await end(room, player);
    if (!ended) co_return tl::unexpected(ended.error());
    tell(player, room);
    co_return co_await to(std::move(room));
}

AsyncResult<InvitedPlayers> PlayerInvitations::to(std::string room) {
    const auto records = stored(co_await store_.invitations_to(std::move(room)));
    if (!records) co_return tl::unexpected(records.error());
    InvitedPlayers shown;
    for (const auto& record : *records) {
        auto found = co_await store_.find(record.player);
        if (found && *found) {
            shown.invitations.push_back({record.player, (*found)->name, record.at_ms});
        }
    }
    co_return shown;
}

AsyncResult<void> PlayerInvitations::check_owner(std::string room, std::string token) {
    const auto actor = co_await lobby_.find_actor(std::move(room));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState state = co_await (*actor)->state();
    if (!is_owner_token(state, token)) co_return tl::unexpected(not_the_owner());
    co_return protocol::Result<void>();
}

AsyncResult<void> PlayerInvitations::end(std::string room, std::string player) {
    const auto ended = stored(co_await store_.uninvite(room, player));
    if (!ended) co_return tl::unexpected(ended.error());
    if (!*ended) co_return tl::unexpected(no_invitation(room, player));
    co_return protocol::Result<void>();
}

void PlayerInvitations::tell(const std::string& player, const std::string& room) const {
    if (services_.watch) services_.watch->tell(player, room);
}

}  // namespace mistward::rooms
