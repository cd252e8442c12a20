#include "rules/mists/phases.hpp"
#include "rules/text/mists_state.hpp"
#include "rules/text/state_words.hpp"

#include <algorithm>
#include <numeric>

namespace mistward::rules::mists {
namespace {

class Reader : public StateReader<State> {
public:
    using StateReader::StateReader;

    void read() {
        while (!in_.error() && !in_.rest().empty()) {
            in_.expect(" ");
            word();
        }
        if (!in_.error()) settle();
    }

private:
    void word() {
        if (common_word()) return;
        if (in_.take("down:")) return down();
        if (in_.take("ghosts:")) return ghosts();
        if (in_.take("meeple:")) return meeple();
        if (in_.take("buried:")) return buried();
        if (in_.take("hound:")) return hound();
        if (in_.take("piles:")) return piles();
        if (in_.take("drawn:")) return drawn();
        if (in_.take("asks:")) return asks();
        if (in_.take("chased:")) return chased();
        if (in_.take("assign:")) return assign();
        if (in_.take("won:")) return over(Outcome::Won);
        if (in_.take("lost:")) return over(Outcome::Lost);
        unknown_word();
    }

    void down() {
        const std::size_t start = in_.offset();
        const Position position = reader_.position();
        if (in_.error()) return;
        if (state_.board.at(position) != kNoSlot) return in_.fail_at(start, "an empty space");
        lay_face_down(tables_, state_, position);
    }

    void ghosts() {
        const Slot on = slot();
        in_.expect(":");
        const std::size_t start = in_.offset();
        const auto count = in_.number<std::uint8_t>("a number of ghosts");
        if (in_.error()) return;
        const int supply = state_.supply + state_.ghosts.on(on) - count;
        if (supply < 0) return in_.fail_at(start, "no more ghosts than are in the game");
        if (state_.ghosts.on(on) != 0) state_.ghosts.remove(on, state_.ghosts.on(on));
        if (count != 0) state_.ghosts.add(on, count);
        state_.supply = static_cast<std::uint8_t>(supply);
    }

    /// Takes a meeple of the colour that comes next from its supply.
    Colour from_supply() {
        const std::size_t start = in_.offset();
        const Colour colour = reader_.colour();
        if (in_.error()) return colour;
        if (supply(state_, colour) == 0) {
            in_.fail_at(start, "a colour with a meeple left");
        } else {
            --supply(state_, colour);
        }
        return colour;
    }

    void meeple() {
        const std::size_t start = in_.offset();
        const FeatureRef feature = reader_.feature();
        in_.expect(":");
        const Colour colour = from_supply();
        if (in_.error()) return;
        const TileId tile = state_.board.face(state_.board.at(feature.position));
        if (feature.segment.value() >= tables_[tile].without_fields()) {
            return in_.fail_at(start, "a road, a city or a castle");
        }
        state_.meeples.push_back({segment(feature), colour});
        state_.features.occupy(state_.features.feature(segment(feature)), colour);
    }

    void buried() {
        const Colour colour = from_supply();
        in_.expect(":");
        const Slot cemetery = slot();
        if (!in_.error()) state_.buried.push_back({cemetery, colour});
    }

    void hound() {
        const bool ronja = in_.take("ronja:");
        if (!ronja) in_.expect("rufus:");
        HoundState& hound = state_.hounds[ronja ? 1 : 0];
        if (in_.take("gone")) {
            hound = {};
        } else if (in_.take("reached")) {
            hound.place = HoundPlace::Reached;
            if (in_.take(":")) hound.meeple = standing();
        } else if (in_.take("scoring:")) {
            const SegmentId where = segment(reader_.feature());
            in_.expect(":");
            hound = {HoundPlace::Scoring, {where, reader_.colour()}};
        } else {
            hound = {HoundPlace::WithMeeple, standing()};
        }
    }

    /// The meeple that stands on the segment that comes next.
    Meeple standing() {
        const std::size_t start = in_.offset();
        const Meeple* const found = meeple_at(state_, reader_.feature());
        if (found == nullptr) in_.fail_at(start, "a segment on which a meeple stands");
        return found == nullptr ? Meeple{} : *found;
    }

    void piles() {
        state_.piles.clear();
        do {
            if (state_.piles.full()) return in_.fail("at most three piles");
            state_.piles.push_back(in_.number<std::uint8_t>("a number of tiles"));
        } while (in_.take("+"));
        piles_given_ = true;
    }

    void drawn() {
        state_.drawn = unseen_face();
        state_.phase = Phase::Place;
    }

    void asks() {
        const std::size_t start = in_.offset();
        const std::string_view wanted = in_.word(" ");
        for (auto p = static_cast<int>(Phase::Draw); p < static_cast<int>(Phase::Over); ++p) {
            state_.phase = static_cast<Phase>(p);
            const DecisionKind asked = point(state_).kind;
            if (asked != DecisionKind::None && name(asked) == wanted) return choose_burial();
        }
        in_.fail_at(start, "a kind of decision, such as place_meeple");
    }

    /// Which of the two steps asks for a burial: the second one follows a tile that was laid face
    /// down, which the words have told.
    void choose_burial() {
        const bool face_up = state_.board.face_up(Slot(state_.board.size() - 1U));
        if (state_.phase == Phase::Bury && !face_up) state_.phase = Phase::BuryAgain;
    }

    void chased() { state_.chased = slot(); }

    void assign() {
        state_.to_assign = reader_.colours();
        in_.expect(":");
        state_.assigned_points = in_.number<std::uint16_t>("points");
        if (in_.take(":")) state_.assigned_for = segment(reader_.feature());
    }

    void over(Outcome outcome) {
        const std::size_t start = in_.offset();
        const std::string_view clause = in_.word(" ");
        state_.phase = Phase::Over;
        state_.outcome = outcome;
        for (const EndReason reason :
             {EndReason::GoalReached, EndReason::GhostsMissing, EndReason::TilesExhausted}) {
            if (name(reason) == clause) state_.reason = reason;
        }
        if (state_.reason == EndReason::None) in_.fail_at(start, "M-END-1, M-END-2 or M-END-3");
    }

    /// What follows from the words: piles that were left out, and centres that are done with.
    void settle() {
        if (!piles_given_) take_from_first_pile();
        state_.centres.erase_if([&](Slot slot) { return is_done_with(slot); });
    }

    void take_from_first_pile() {
        const int unseen = std::accumulate(state_.unseen.begin(), state_.unseen.end(), 0);
        int left = unseen;
        for (std::size_t i = 0; i < state_.board.size(); ++i) {
            left -= state_.board.face_up(Slot(i)) ? 0 : 1;
        }
        for (std::size_t i = 1; i < state_.piles.size(); ++i) left -= state_.piles[i];
        if (left < 0) return in_.fail("piles:, for the first one is used up");
        state_.piles[0] = static_cast<std::uint8_t>(left);
    }

    /// Whether this turn has gone past the scorings of 3a.
    bool is_scored() const {
        switch (state_.phase) {
            case Phase::Bury:
            case Phase::Haunt:
            case Phase::Meeple:
            case Phase::Score:
            case Phase::Assign:
                return false;
            case Phase::Over:
                return state_.reason == EndReason::TilesExhausted;
            default:
                return true;
        }
    }

    bool is_done_with(Slot slot) const {
        const SegmentId centre = centre_of(tables_, state_.board, state_.features, slot);
        if (!state_.features.complete(state_.features.feature(centre))) return false;
        if (centre_kind(tables_, state_.board, slot) == FeatureKind::Castle) {
            return is_scored() ||
                   !is_near(state_.board.position(slot), state_.board.position(state_.last));
        }
        return point(state_).kind != DecisionKind::Bury ||
               std::any_of(state_.buried.begin(), state_.buried.end(),
                           [&](const Buried& buried) { return buried.cemetery == slot; });
    }

    bool piles_given_ = false;
};

}  // namespace

void read_state_words(const Tables& tables, NotationReader& reader, State& state) {
    Reader(tables, reader, state).read();
}

}  // namespace mistward::rules::mists
