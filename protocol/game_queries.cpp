#include "protocol/game_queries.hpp"

#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<GameFilter> decode_game_filter(const Json& query) { return wire::read<GameFilter>(query); }

}  // namespace mistward::protocol
