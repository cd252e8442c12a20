#include "rules/text/mists_state.hpp"

#include "rules/mists/game.hpp"
#include "rules/mists/phases.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_words.hpp"

namespace mistward::rules::mists {
namespace {

class Writer : public StateWriter<State> {
public:
    using StateWriter::StateWriter;

    std::string write() {
        turn();
        tiles();
        ghosts();
        for (const Meeple& meeple : state_.meeples) {
            word("meeple", feature(meeple.segment) + ":" + std::string(name(meeple.colour)));
        }
        for (const Buried& buried : state_.buried) {
            word("buried", std::string(name(buried.colour)) + ":" + space(buried.cemetery));
        }
        totals(scoring_colours(state_.setup));
        hounds();
        discarded();
        piles();
        if (state_.phase == Phase::Place) word("drawn", face(state_.drawn));
        moment();
        return std::move(text_);
    }

private:
    void ghosts() {
        const std::size_t quarters = tables_.tileset().start.size();
        for (std::size_t i = 0; i < state_.board.size(); ++i) {
            const Slot slot(i);
            const int usual = i < quarters ? tables_[state_.board.face(slot)].ghosts : 0;
            const int count = state_.ghosts.on(slot);
            if (count != usual) word("ghosts", space(slot) + ":" + std::to_string(count));
        }
    }

    std::string hound_place(const HoundState& hound) const {
        switch (hound.place) {
            case HoundPlace::Waiting:
                return "";
            case HoundPlace::Reached:
                return state_.phase == Phase::Chase ? "reached:" + feature(hound.meeple.segment)
                                                    : "reached";
            case HoundPlace::WithMeeple:
                return feature(hound.meeple.segment);
            case HoundPlace::Scoring:
                return "scoring:" + feature(hound.meeple.segment) + ":" +
                       std::string(name(hound.meeple.colour));
            case HoundPlace::Gone:
                break;
        }
        return "gone";
    }

    void hounds() {
        if (!level(state_).has_hounds()) return;
        for (const Hound which : kHounds) {
            const std::string place = hound_place(state_.hounds[static_cast<std::size_t>(which)]);
            if (!place.empty()) word("hound", std::string(name(which)) + ":" + place);
        }
    }

    void piles() {
        if (state_.board.size() == tables_.tileset().start.size() && state_.discarded.empty() &&
            state_.phase == Phase::Draw) {
            return;
        }
        std::string text;
        for (const std::uint8_t pile : state_.piles) {
            text += (text.empty() ? "" : "+") + std::to_string(pile);
        }
        word("piles", text);
    }

    void moment() {
        if (state_.phase == Phase::Over) {
            return word(state_.outcome == Outcome::Won ? "won" : "lost",
                        std::string(name(state_.reason)));
        }
        if (state_.phase != Phase::Draw && state_.phase != Phase::Place) {
            word("asks", std::string(name(point(state_).kind)));
        }
        if (state_.chased != kNoSlot) word("chased", space(state_.chased));
        if (state_.phase != Phase::Assign) return;
        word("assign", colours_text(state_.to_assign) + ":" +
                           std::to_string(state_.assigned_points) + for_feature());
    }

    std::string for_feature() const {
        for (const HoundState& hound : state_.hounds) {
            if (hound.place == HoundPlace::Scoring) return "";
        }
        return ":" + feature(state_.assigned_for);
    }
};

}  // namespace

std::string state_words(const Tables& tables, const State& state) {
    return Writer(tables, state).write();
}

}  // namespace mistward::rules::mists
