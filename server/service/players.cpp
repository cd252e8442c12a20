#include "server/service/players.hpp"

#include "protocol/wire/json.hpp"
#include "server/service/player_documents.hpp"
#include "server/service/player_export.hpp"
#include "server/service/player_identity.hpp"
#include "server/service/player_invitations.hpp"
#include "server/service/player_people.hpp"
#include "server/service/player_rooms.hpp"
#include "server/service/report_filing.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;
using protocol::wire::json_of;

Json shown(const store::PlayerRecord& player) {
    return json_of(protocol::wire::PlayerAnswer{player_document(player)});
}

template <class T>
protocol::Result<Json> as_json(const protocol::Result<T>& answer) {
    return answer.map([](const T& document) { return json_of(document); });
}

/// Finds out whose token was shown, and lets those answer whose subject it is: from here on it is
/// known who asks, and nobody else sees tokens of players.
class StorePlayers final : public Players {
public:
    StorePlayers(const Services& services, StoreLobby& lobby)
        : services_(services),
          identity_(services, lobby),
          rooms_(services, lobby),
          invitations_(services, lobby),
          people_(services, lobby),
          reports_(services, lobby),
          exports_(services) {}

private:
    AsyncResult<PlayerAnswer> answer(PlayerRequest request) override {
        return std::visit([this](auto& asked) { return answer_any(std::move(asked)); }, request);
    }
    template <class Asked>
    AsyncResult<PlayerAnswer> answer_any(Asked asked) {
        auto answered = co_await answer_to(std::move(asked));
        co_return std::move(answered).map(any_of<PlayerAnswer>);
    }

    AsyncResult<Json> answer_to(player::Come asked);
    AsyncResult<Json> answer_to(player::Show asked);
    AsyncResult<Json> answer_to(player::Rename asked);
    AsyncResult<Json> answer_to(player::Renew asked);
    AsyncResult<std::shared_ptr<ExportedPlayer>> answer_to(player::Export asked);
    AsyncResult<Json> answer_to(player::Forget asked);
    AsyncResult<Json> answer_to(player::NewBot asked);
    AsyncResult<Json> answer_to(player::Bots asked);
    AsyncResult<Json> answer_to(player::RenewBot asked);
    AsyncResult<Json> answer_to(player::ForgetBot asked);
    AsyncResult<Json> answer_to(player::Games asked);
    AsyncResult<Json> answer_to(player::Invitations asked);
    AsyncResult<Json> answer_to(player::Decline asked);
    AsyncResult<Json> answer_to(player::Invite asked);
    AsyncResult<Json> answer_to(player::TakeBack asked);
    AsyncResult<Json> answer_to(player::People asked);
    AsyncResult<Json> answer_to(player::ChangePerson asked);
    AsyncResult<Json> answer_to(player::SetFindable asked);
    AsyncResult<Json> answer_to(player::Mute asked);
    AsyncResult<Json> answer_to(player::Mutes asked);
    AsyncResult<Json> answer_to(player::Report asked);
    AsyncResult<Claimant> answer_to(player::Who asked);
    AsyncResult<PlayerSight> answer_to(player::Look asked);
    AsyncResult<PlayerGlance> answer_to(player::Glance asked);
    AsyncResult<std::optional<SeenGame>> answer_to(player::LookAt asked);
    AsyncResult<protocol::wire::Invitations> answer_to(player::LookForInvitations asked) {
        return invitations_.of(std::move(asked.player));
    }

    AsyncResult<Json> forget(store::PlayerRecord player);
    AsyncResult<std::string> who_is_meant(const player::Invite& asked);

    const Services services_;
    PlayerIdentity identity_;
    PlayerRooms rooms_;
    PlayerInvitations invitations_;
    PlayerPeople people_;
    ReportFiling reports_;
    PlayerExports exports_;
};

// Who they are

AsyncResult<Json> StorePlayers::answer_to(player::Come asked) {
    const auto made =
        co_await identity_.come(std::move(asked.request.name), std::nullopt, std::move(asked.once));
    co_return made.map(with_token);
}

AsyncResult<Json> StorePlayers::answer_to(player::Show asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    co_return player.map(shown);
}

AsyncResult<Claimant> StorePlayers::answer_to(player::Who asked) {
    const auto player = co_await identity_.who(asked.token);
    co_return player.map([&asked](const store::PlayerRecord& found) {
        return Claimant{found.id, found.name, asked.token};
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::Rename asked) {
    auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto renamed =
        co_await identity_.rename(std::move(*player), std::move(asked.request.name));
    co_return renamed.map(shown);
}

AsyncResult<Json> StorePlayers::answer_to(player::Renew asked) {
    auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto renewed = co_await identity_.renew(std::move(*player));
    co_return renewed.map(with_token);
}

AsyncResult<Json> StorePlayers::answer_to(player::NewBot asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    if (player->owner) {
        co_return tl::unexpected(Error{ErrorCode::Unauthorized, "a bot has no bots of its own"});
    }
    const auto made =
        co_await identity_.come(std::move(asked.request.name), player->id, std::move(asked.once));
    co_return made.map(with_token);
}

AsyncResult<Json> StorePlayers::answer_to(player::Bots asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto bots = co_await identity_.bots(player->id);
    co_return bots.map([](const std::vector<store::PlayerRecord>& found) {
        return json_of(protocol::wire::Bots{player_documents(found)});
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::RenewBot asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    auto bot = co_await identity_.bot(player->id, std::move(asked.bot));
    if (!bot) co_return tl::unexpected(bot.error());
    const auto renewed = co_await identity_.renew(std::move(*bot));
    co_return renewed.map(with_token);
}

AsyncResult<Json> StorePlayers::answer_to(player::ForgetBot asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    auto bot = co_await identity_.bot(player->id, std::move(asked.bot));
    if (!bot) co_return tl::unexpected(bot.error());
    co_return co_await forget(std::move(*bot));
}

AsyncResult<Json> StorePlayers::answer_to(player::Forget asked) {
    auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return co_await forget(std::move(*player));
}

AsyncResult<Json> StorePlayers::forget(store::PlayerRecord player) {
    const protocol::wire::Forgotten forgotten{player.id};
    const auto done = co_await identity_.forget(std::move(player));
    co_return done.map([&forgotten] { return json_of(forgotten); });
}

AsyncResult<std::shared_ptr<ExportedPlayer>> StorePlayers::answer_to(player::Export asked) {
    auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return exports_.begin(std::move(*player), std::move(asked.address));
}

// What they have

AsyncResult<Json> StorePlayers::answer_to(player::Games asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(
        co_await rooms_.games(player->id, std::move(asked.query), std::move(asked.address)));
}

AsyncResult<PlayerSight> StorePlayers::answer_to(player::Look asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    auto games = co_await rooms_.look(player->id, std::move(asked.address));
    if (!games) co_return tl::unexpected(games.error());
    auto invitations = co_await invitations_.of(player->id);
    if (!invitations) co_return tl::unexpected(invitations.error());
    co_return PlayerSight{services_.store.is_shared(), std::move(*games), std::move(*invitations)};
}

AsyncResult<PlayerGlance> StorePlayers::answer_to(player::Glance asked) {
    const auto secret = PlayerIdentity::secret_of(asked.token);
    if (!secret) co_return tl::unexpected(secret.error());
    auto found = co_await rooms_.glance(*secret, std::move(asked.also));
    auto glance = looked_up(std::move(found), no_player_token());
    if (glance) co_await identity_.note_seen(glance->player, glance->seen_ms);
    co_return glance;
}

AsyncResult<std::optional<SeenGame>> StorePlayers::answer_to(player::LookAt asked) {
    std::vector<std::string> room{std::move(asked.room)};
    auto games =
        co_await rooms_.look_at(std::move(asked.player), std::move(room), std::move(asked.address));
    co_return std::move(games).map([](std::vector<SeenGame> seen) {
        return seen.empty() ? std::nullopt : std::optional(std::move(seen.front()));
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::Invitations asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await invitations_.of(player->id));
}

AsyncResult<Json> StorePlayers::answer_to(player::Decline asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await invitations_.decline(player->id, std::move(asked.room)));
}

AsyncResult<std::string> StorePlayers::who_is_meant(const player::Invite& asked) {
    if (asked.request.player) co_return *asked.request.player;
    const auto player = co_await identity_.who(asked.token);
    if (!player) co_return tl::unexpected(player.error());
    co_return co_await people_.played_with(player->id, *asked.request.person);
}

AsyncResult<Json> StorePlayers::answer_to(player::Invite asked) {
    auto invited = co_await who_is_meant(asked);
    if (!invited) co_return tl::unexpected(invited.error());
    co_return as_json(co_await invitations_.invite(std::move(asked.room), std::move(asked.token),
                                                   std::move(*invited), asked.address));
}

AsyncResult<Json> StorePlayers::answer_to(player::TakeBack asked) {
    co_return as_json(co_await invitations_.take_back(std::move(asked.room), std::move(asked.token),
                                                      std::move(asked.player)));
}

// Whom they know

AsyncResult<Json> StorePlayers::answer_to(player::People asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await people_.all(player->id, std::move(asked.address)));
}

AsyncResult<Json> StorePlayers::answer_to(player::ChangePerson asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await people_.change(player->id, std::move(asked.person), asked.request));
}

AsyncResult<Json> StorePlayers::answer_to(player::SetFindable asked) {
    const auto player = co_await identity_.who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await people_.set_findable(player->id, asked.request.findable));
}

AsyncResult<Json> StorePlayers::answer_to(player::Mute asked) {
    const auto player = co_await identity_.who(asked.token);
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(co_await people_.mute(player->id, std::move(asked.token),
                                            std::move(asked.room), asked.request.line));
}

AsyncResult<Json> StorePlayers::answer_to(player::Mutes asked) {
    const auto player = co_await identity_.who(asked.token);
    if (!player) co_return tl::unexpected(player.error());
    co_return as_json(
        co_await people_.mutes(player->id, std::move(asked.token), std::move(asked.room)));
}

AsyncResult<Json> StorePlayers::answer_to(player::Report asked) {
    std::optional<std::string> reporter;
    if (asked.token && protocol::is_player_token(*asked.token)) {
        const auto player = co_await identity_.who(*asked.token);
        if (!player) co_return tl::unexpected(player.error());
        reporter = player->id;
    }
    co_return as_json(co_await reports_.file(std::move(asked.room), std::move(asked.token),
                                             std::move(reporter), std::move(asked.request),
                                             asked.address));
}

}  // namespace

std::unique_ptr<Players> make_players(const Services& services, StoreLobby& lobby) {
    return std::make_unique<StorePlayers>(services, lobby);
}

}  // namespace mistward::rooms
