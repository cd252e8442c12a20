#include "protocol/messages.hpp"

#include <array>

namespace mistward::protocol {
namespace {

struct Row {
    std::string_view reason;
    std::string_view clause;
    std::string_view message;
};

/// In the order of `rules::Refusal`.
constexpr std::array<Row, 14> kRows{{
    {"game_over", "M-END-1", "the game is over"},
    {"wrong_kind", "M-TURN-1", "something else is to be decided now"},
    {"tile_not_unseen", "X-2", "no unseen tile shows that face"},
    {"space_taken", "P-1", "a tile lies on that space already"},
    {"space_not_adjacent", "P-1", "no face-up tile lies beside that space"},
    {"edges_do_not_match", "P-1", "a side of the tile meets another terrain"},
    {"no_such_segment", "M-MEEPLE-1", "the tile just placed has no such segment"},
    {"segment_not_for_meeples", "M-MEEPLE-1", "a meeple stands on a road or a city only"},
    {"feature_occupied", "M-MEEPLE-1", "a meeple stands on that feature already"},
    {"colour_not_yours", "M-SET-1", "the active player has no meeples of that colour"},
    {"no_meeple_left", "M-MEEPLE-1", "no meeple of that colour is left in the supply"},
    {"no_such_scoring", "M-SCORE-1", "that feature does not wait to be scored"},
    {"no_ghosts_there", "M-SCORE-1", "no ghost stands on a tile at that space"},
    {"bad_ghost_count", "M-SCORE-1",
     "1 to 3 ghosts can be removed, and no more than stand on the tile"},
}};
static_assert(kRows.size() == static_cast<std::size_t>(rules::Refusal::BadGhostCount) + 1);

}  // namespace

Error illegal_decision(std::string_view decision, rules::Refusal refusal) {
    const Row& row = kRows.at(static_cast<std::size_t>(refusal));
    if (refusal == rules::Refusal::GameOver) {
        return {ErrorCode::GameOver, std::string(row.message), Json::object()};
    }
    return {ErrorCode::IllegalDecision,
            std::string(row.message),
            {{"decision", decision}, {"reason", row.reason}, {"clause", row.clause}}};
}

Error malformed_decision(std::string_view decision, const rules::NotationError& error) {
    return {ErrorCode::MalformedDecision,
            "the text names no decision: expected " + error.what,
            {{"decision", decision}, {"offset", error.offset}, {"expected", error.what}}};
}

}  // namespace mistward::protocol
