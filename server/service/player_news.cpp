#include "server/service/player_news.hpp"

#include "protocol/wire/write.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::wire::Invitation;
using protocol::wire::News;
using protocol::wire::PlayerGame;

std::string line(const auto& document) { return protocol::wire::text_of(document) + '\n'; }

std::string line(News news, const PlayerGame& game) {
    return line(protocol::wire::PlayerNews{news, game.room, game.game_id, game.seq});
}

bool same_seats(const PlayerGame& a, const PlayerGame& b) {
    const auto same = [](const auto& one, const auto& other) {
        return one.name == other.name && one.kind == other.kind;
    };
    return a.seat == b.seat && std::ranges::equal(a.seats, b.seats, same);
}

std::string differences(const SeenGame& before, const SeenGame& now) {
    const PlayerGame& game = now.game;
    const bool is_another = game.game_id != before.game.game_id;
    const bool ended = game.status == protocol::RoomStatus::Over &&
                       (is_another || before.game.status != protocol::RoomStatus::Over);
    std::string lines;
    if (is_another || !same_seats(before.game, game)) lines += line(News::Changed, game);
    // Whoever decides by themselves is told of each decision that is theirs, not only of the first.
    const bool is_new = is_another || game.seq != before.game.seq || !before.game.my_turn;
    if (game.my_turn && is_new) lines += line(News::MyTurn, game);
    if (now.said > before.said) lines += line(News::Said, game);
    if (ended) lines += line(News::Over, game);
    return lines;
}

void remember(PlayerSight& seen, SeenGame now) {
    seen.games.push_back(std::move(now));
    if (seen.games.size() <= kMostSeen) return;
    const auto is_over = [](const SeenGame& game) {
        return game.game.status == protocol::RoomStatus::Over;
    };
    const auto over = std::ranges::find_if(seen.games, is_over);
    seen.games.erase(over == seen.games.end() ? seen.games.begin() : over);
}

}  // namespace

std::string snapshot_line(const PlayerSight& seen) {
    protocol::wire::PlayerSnapshot snapshot;
    for (const SeenGame& seen_game : seen.games) snapshot.games.push_back(seen_game.game);
    snapshot.invitations = seen.invitations.invitations;
    return line(snapshot);
}

std::string news_of_room(PlayerSight& seen, const std::string& room, std::optional<SeenGame> now) {
    const auto known = std::ranges::find_if(
        seen.games, [&room](const SeenGame& game) { return game.game.room == room; });
    if (known == seen.games.end()) {
        if (!now) return {};
        std::string lines = line(News::Changed, now->game);
        if (now->game.my_turn) lines += line(News::MyTurn, now->game);
        remember(seen, std::move(*now));
        return lines;
    }
    if (!now) {
        std::string lines = line(News::Left, known->game);
        seen.games.erase(known);
        return lines;
    }
    std::string lines = differences(*known, *now);
    *known = std::move(*now);
    return lines;
}

std::string news_of_invitations(PlayerSight& seen, protocol::wire::Invitations now) {
    std::string lines;
    for (const Invitation& invitation : now.invitations) {
        const auto same = [&](const Invitation& old) {
            return old.room == invitation.room && old.at == invitation.at;
        };
        const auto& old = seen.invitations.invitations;
        if (std::ranges::any_of(old, same)) continue;
        lines += line(protocol::wire::PlayerInvited{{}, invitation});
    }
    seen.invitations = std::move(now);
    return lines;
}

}  // namespace mistward::rooms
