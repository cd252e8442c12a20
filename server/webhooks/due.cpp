#include "server/webhooks/due.hpp"

#include "protocol/sha256.hpp"
#include "server/service/player_games.hpp"

#include <span>

namespace mistward::webhooks {

namespace {

using protocol::wire::News;
using protocol::wire::PlayerGame;
using protocol::wire::PlayerNews;

constexpr const char* kMyTurn = "my_turn";
constexpr const char* kOver = "over";
constexpr const char* kInvited = "invited";

/// The seq of the last entry that somebody else made: the player has been waited for since then,
/// however many decisions they have made, in their own turn or in another's.
std::uint64_t turn_began(const rooms::LoggedGame& game, std::uint8_t seat) {
    for (std::uint64_t seq = game.seq(); seq > 0; --seq) {
        const auto player = game.entries()[seq - 1].player;
        if (player && *player != seat) return seq;
    }
    return 0;
}

bool was_told(const Told& told, const store::WebhookMark& mark) {
    const auto found = told.marks.find({mark.room, mark.event});
    return found != told.marks.end() && found->second == mark.mark;
}

PlayerNews news(News what, const PlayerGame& game) {
    return {what, game.room, game.game_id, game.seq};
}

Due due_turn(const PlayerGame& game, const rooms::LoggedGame& logged, bool is_there,
             const Told& told) {
    const std::uint64_t began = turn_began(logged, game.seat);
    store::WebhookMark mark{game.room, kMyTurn, *game.game_id + ":" + std::to_string(began)};
    // They may be gone in a moment, so it stays due.
    if (is_there || was_told(told, mark)) return {};
    return {{{std::move(mark), news(News::MyTurn, game), game}}, {}};
}

Due due_end(const PlayerGame& game, bool is_there, const Told& told) {
    store::WebhookMark mark{game.room, kOver, game.game_id.value_or("")};
    if (game.since.ms < told.since_ms || was_told(told, mark)) return {};
    if (is_there) return {{}, {std::move(mark)}};
    return {{{std::move(mark), news(News::Over, game), game}}, {}};
}

}  // namespace

Marks marks_of(const std::vector<store::WebhookMark>& marks) {
    Marks by_event;
    for (const auto& mark : marks) by_event[{mark.room, mark.event}] = mark.mark;
    return by_event;
}

Due due_in(const rooms::RoomState& room, const Told& told) {
    const auto game = rooms::player_game(room, told.player);
    if (!game || !room.game) return {};
    const bool is_there = told.is_watching || rooms::is_connected(room, game->seat);
    if (room.game->is_over()) return due_end(*game, is_there, told);
    if (!game->my_turn || room.paused) return {};
    return due_turn(*game, *room.game, is_there, told);
}

Due due_of(const PlayerGame& ended, const Told& told) { return due_end(ended, false, told); }

Due due_of(const protocol::wire::Invitations& invitations, const Told& told) {
    Due due;
    for (const auto& invitation : invitations.invitations) {
        store::WebhookMark mark{invitation.room, kInvited, std::to_string(invitation.at.ms)};
        if (was_told(told, mark)) continue;
        if (told.is_watching) {
            due.seen.push_back(std::move(mark));
        } else {
            due.notices.push_back({std::move(mark), protocol::wire::PlayerInvited{{}, invitation}});
        }
    }
    return due;
}

std::string notice_id(const std::string& player, std::int64_t created_ms,
                      const store::WebhookMark& mark) {
    const auto digest = protocol::sha256(player + '\n' + std::to_string(created_ms) + '\n' +
                                         mark.room + '\n' + mark.event + '\n' + mark.mark);
    return "msg_" + protocol::hex(std::span(digest).first(16));
}

}  // namespace mistward::webhooks
