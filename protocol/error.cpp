#include "protocol/error.hpp"

#include <array>

namespace mistward::protocol {
namespace {

struct Row {
    std::string_view name;
    unsigned status;
};

/// In the order of `ErrorCode`.
constexpr std::array<Row, kErrorCodeCount> kRows{{
    {"malformed_json", 400},
    {"invalid_message", 400},
    {"unknown_message", 400},
    {"unsupported_protocol", 400},
    {"unauthorized", 401},
    {"not_seated", 403},
    {"not_your_turn", 409},
    {"stale_seq", 409},
    {"illegal_decision", 422},
    {"malformed_decision", 400},
    {"room_not_found", 404},
    {"game_not_found", 404},
    {"game_unreadable", 409},
    {"invalid_game_file", 422},
    {"room_closed", 410},
    {"not_found", 404},
    {"method_not_allowed", 405},
    {"seat_taken", 409},
    {"seat_free", 409},
    {"room_full", 409},
    {"no_players", 409},
    {"unplayable_setup", 409},
    {"already_started", 409},
    {"not_started", 409},
    {"game_over", 409},
    {"not_over", 409},
    {"undo_refused", 409},
    {"nothing_asked", 409},
    {"spectators_refused", 403},
    {"word_needed", 403},
    {"wrong_word", 403},
    {"too_many_spectators", 503},
    {"paused", 409},
    {"aid_refused", 403},
    {"chat_closed", 403},
    {"silenced", 403},
    {"proposal_not_found", 404},
    {"tile_gone", 409},
    {"payload_too_large", 413},
    {"message_too_large", 413},
    {"unsupported_media_type", 415},
    {"too_much_work", 422},
    {"rate_limited", 429},
    {"idempotency_key_reused", 422},
    {"request_under_way", 409},
    {"storage_unavailable", 503},
    {"draining", 503},
    {"banned", 403},
    {"ban_not_found", 404},
    {"own_address", 409},
    {"nobody_connected", 409},
    {"backups_off", 409},
    {"not_ready", 503},
    {"room_elsewhere", 503},
    {"internal", 500},
    {"malformed_request", 400},
    {"origin_refused", 403},
    {"request_timeout", 408},
    {"upgrade_required", 426},
    {"headers_too_large", 431},
    {"too_many_connections", 503},
}};

static_assert(rules::are_words_of<ErrorCode>(kRows, [](const Row& row) { return row.name; }));

const Row& row(ErrorCode code) { return kRows.at(static_cast<std::size_t>(code)); }

}  // namespace

std::string_view name(ErrorCode code) { return row(code).name; }

unsigned http_status(ErrorCode code) { return row(code).status; }

}  // namespace mistward::protocol
