#include "protocol/players.hpp"

#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<PlayerName> decode_player_name(std::string_view text) {
    return wire::decode<PlayerName>(text);
}

Result<InvitePlayer> decode_invite_player(std::string_view text) {
    return wire::decode<InvitePlayer>(text);
}

Result<PlayerGamesQuery> decode_player_games_query(const Json& query) {
    return wire::read<PlayerGamesQuery>(query);
}

}  // namespace mistward::protocol
