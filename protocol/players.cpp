#include "protocol/players.hpp"

#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<PlayerName> decode_player_name(std::string_view text) {
    return wire::decode<PlayerName>(text);
}

Result<InvitePlayer> decode_invite_player(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, wire::kKeys<InvitePlayer>);
    wire::MemberReader<InvitePlayer> invite(fields);
    if (invite.has<&InvitePlayer::person>()) {
        invite.need<&InvitePlayer::person>();
        invite.leave_out<&InvitePlayer::player>("left out beside person");
    } else {
        invite.need<&InvitePlayer::player>();
    }
    return decoded(fields, std::move(invite.value));
}

Result<PlayerGamesQuery> decode_player_games_query(const Json& query) {
    return wire::read<PlayerGamesQuery>(query);
}

}  // namespace mistward::protocol
