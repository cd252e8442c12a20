#include "protocol/messages.hpp"

#include <array>

namespace mistward::protocol {
namespace {

struct Explanation {
    std::string_view reason;
    std::string_view clause;
    std::string_view competitive;  ///< the clause in the competitive games
    std::string_view message;
};

/// In the order of `rules::Refusal`.
constexpr std::array<Explanation, rules::kCountOf<rules::Refusal>> kExplanations{{
    {"game_over", "M-END-1", "G-END-1", "the game is over"},
    {"wrong_kind", "M-TURN-1", "M-TURN-1", "something else must be decided now"},
    {"tile_not_unseen", "X-2", "X-2", "no unseen tile that can be drawn shows that face"},
    {"space_taken", "P-1", "P-1", "a tile lies on that space already"},
    {"space_not_adjacent", "P-1", "P-1", "no face-up tile lies beside that space"},
    {"edges_do_not_match", "P-1", "P-1", "a side of the tile meets another terrain"},
    {"no_meeple_there", "M-BURY-2", "G-GHOST-1", "no meeple is on that segment"},
    {"meeples_on_board", "M-BURY-2", "M-BURY-2",
     "a meeple from a supply is buried only if none is on the board"},
    {"cemetery_not_open", "M-GHOST-3", "M-GHOST-3", "there is no open cemetery on that space"},
    {"wrong_owner", "G-GHOST-1", "G-GHOST-1",
     "the ghost for another player's meeple comes first, then that for one's own"},
    {"guard_untouchable", "G-GHOST-3", "G-GHOST-3", "guards never take ghosts"},
    {"no_such_segment", "M-MEEPLE-1", "G-MEEPLE-1", "the tile just placed has no such segment"},
    {"segment_not_for_meeples", "M-MEEPLE-1", "G-MEEPLE-1", "no meeple may stand on that segment"},
    {"feature_occupied", "M-MEEPLE-1", "G-MEEPLE-1", "a meeple is on that feature already"},
    {"colour_not_yours", "M-SET-1", "G-SET-1", "the active player has no meeples of that colour"},
    {"no_meeple_left", "M-MEEPLE-1", "G-MEEPLE-1",
     "no such meeple of that colour is left in the supply"},
    {"no_guards_here", "G-SET-1", "G-SET-1", "this game has no guards"},
    {"no_such_scoring", "M-SCORE-1", "M-SCORE-1", "that feature does not wait to be scored"},
    {"no_ghosts_there", "M-SCORE-1", "M-SCORE-1", "no ghost is on a tile at that space"},
    {"bad_ghost_count", "M-SCORE-1", "M-SCORE-1",
     "1 to 3 ghosts can be removed, and no more than stand on the tile"},
    {"no_scoring_meeple", "M-SIX-1", "M-SIX-1", "that colour has no scoring meeple"},
    {"too_far_for_hound", "M-HOUND-3", "M-HOUND-3",
     "the hound reaches its own tile and the 8 around it only"},
    {"tile_chased_already", "M-HOUND-3", "M-HOUND-3",
     "the hound has removed ghosts from that tile already"},
    {"not_at_open_cemetery", "M-DOWN-1", "M-DOWN-1",
     "that space is not among the 8 around an open cemetery"},
    {"no_such_token", "X-1", "X-1", "there is no such token to be drawn or played"},
    {"bid_not_allowed", "M-TURN-1", "M-TURN-1", "so many points cannot be offered"},
    {"touches_no_tile", "M-DOWN-1", "M-DOWN-1", "no tile touches that space by a side"},
    {"no_way_for_dragon", "PD-DRAGON-3", "PD-DRAGON-3", "the dragon cannot go there"},
    {"not_for_fairy", "PD-FAIRY-1", "PD-FAIRY-1",
     "the fairy goes beside another meeple of one's own"},
    {"tower_not_open", "TO-TOP-1", "TO-TOP-1", "there is no open tower on that space"},
    {"no_floor_left", "TO-SET-1", "TO-SET-1", "the player has no floors left"},
    {"out_of_reach", "TO-FLOOR-2", "TO-FLOOR-2", "the tower cannot capture that"},
    {"no_such_prisoner", "TO-RANSOM-1", "TO-RANSOM-1", "that player holds no such meeple"},
    {"cannot_pay", "TO-RANSOM-1", "TO-RANSOM-1",
     "a ransom costs 3 points and is paid once in a turn"},
}};
static_assert(rules::are_words_of<rules::Refusal>(kExplanations, [](const Explanation& why) {
    return why.reason;
}));

/// The clause where a refusal means different ones at different moments; else nothing.
std::string_view clause_of_moment(rules::Refusal refusal, rules::DecisionKind kind) {
    using rules::DecisionKind;
    using rules::Refusal;
    const bool ghosts = refusal == Refusal::NoGhostsThere || refusal == Refusal::BadGhostCount;
    if (ghosts && kind == DecisionKind::ChaseGhosts) return "M-HOUND-3";
    if (refusal == Refusal::NoMeepleThere && kind == DecisionKind::PlaceHound) return "M-HOUND-3";
    if (refusal == Refusal::NoMeepleLeft && kind == DecisionKind::Bury) return "M-BURY-2";
    if (refusal == Refusal::SpaceTaken && kind == DecisionKind::PlaceFaceDown) return "M-DOWN-1";
    return {};
}

std::string_view clause(const rules::Game& game, rules::Refusal refusal, const Explanation& why) {
    const auto of_moment = clause_of_moment(refusal, game.point().kind);
    if (!of_moment.empty()) return of_moment;
    return game.setup().mode == rules::Mode::Mists ? why.clause : why.competitive;
}

}  // namespace

Error illegal_decision(const rules::Game& before, std::string_view decision,
                       rules::Refusal refusal) {
    const Explanation& why = kExplanations.at(static_cast<std::size_t>(refusal));
    if (refusal == rules::Refusal::GameOver) {
        return {ErrorCode::GameOver, std::string(why.message), Json::object()};
    }
    return {
        ErrorCode::IllegalDecision,
        std::string(why.message),
        {{"decision", decision}, {"reason", why.reason}, {"clause", clause(before, refusal, why)}}};
}

Error malformed_decision(std::string_view decision, const rules::NotationError& error) {
    return {ErrorCode::MalformedDecision,
            "the text names no decision: expected " + error.what,
            {{"decision", decision}, {"offset", error.offset}, {"expected", error.what}}};
}

}  // namespace mistward::protocol
