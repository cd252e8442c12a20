#include "protocol/room_requests.hpp"

#include "protocol/wire/read.hpp"

#include <utility>

namespace mistward::protocol {

Result<Foresee> decode_foresee(std::string_view text) { return wire::decode<Foresee>(text); }

Result<Rehearse> decode_rehearse(std::string_view text) { return wire::decode<Rehearse>(text); }

Result<CardQuery> decode_card_query(const Json& query) { return wire::read<CardQuery>(query); }

Result<MomentQuery> decode_moment_query(const Json& query) {
    return wire::read<MomentQuery>(query);
}

Result<ChatQuery> decode_chat_query(const Json& query) { return wire::read<ChatQuery>(query); }

Result<GameLogQuery> decode_game_log_query(const Json& query) {
    return wire::read<GameLogQuery>(query);
}

Result<LogQuery> decode_log_query(const Json& query) { return wire::read<LogQuery>(query); }

Result<RoomFilter> decode_room_filter(const Json& query) {
    return wire::read<ListedRoomQuery>(query).map([](ListedRoomQuery listed) {
        return RoomFilter{
            listed.status, listed.game, listed.level, listed.free, std::move(listed.before),
            listed.limit};
    });
}

Result<RoomFilter> decode_every_room_filter(const Json& query) {
    return wire::read<RoomFilter>(query);
}

Result<Fork> decode_fork(std::string_view text) { return wire::decode<Fork>(text); }

Result<Rematch> decode_rematch(std::string_view text) { return wire::decode<Rematch>(text); }

Result<HandOver> decode_hand_over(std::string_view text) { return wire::decode<HandOver>(text); }

Result<Enter> decode_enter(std::string_view text) { return wire::decode<Enter>(text); }

Result<TakeSeat> decode_take_seat(std::string_view text) { return wire::decode<TakeSeat>(text); }

}  // namespace mistward::protocol
