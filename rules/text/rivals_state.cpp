#include "rules/text/rivals_state.hpp"

#include "rules/rivals/phases.hpp"
#include "rules/text/state_words.hpp"

namespace mistward::rules::rivals {
namespace {

class Writer : public StateWriter<State> {
public:
    using StateWriter::StateWriter;

    std::string write() {
        turn();
        tiles();
        general_supply();  // before the guards that came from it
        for (const Meeple& meeple : state_.meeples) word("meeple", meeple_text(meeple));
        totals(colours_in_play(state_.setup));
        discarded();
        if (state_.phase == Phase::Place) word("drawn", face(state_.drawn));
        moment();
        return std::move(text_);
    }

private:
    std::string meeple_text(const Meeple& meeple) const {
        std::string text = feature(meeple.segment) + ":" + std::string(name(meeple.colour));
        if (meeple.kind == MeepleKind::Guard) text += ":guard";
        if (meeple.ghosts != 0) text += ":" + std::to_string(meeple.ghosts) + "ghosts";
        return text;
    }

    void general_supply() {
        for (const Colour colour : colours_in_play(state_.setup)) {
            const unsigned left = state_.hands[colour].general_guards;
            if (left == full_hand(state_.setup).general_guards) continue;
            word("guards", std::string(name(colour)) + ":" + std::to_string(left));
        }
    }

    void moment() {
        if (state_.phase == Phase::Over) word("finished", std::string(name(state_.reason)));
        if (state_.phase == Phase::Meeple) word("asks", "place_meeple");
        if (state_.phase == Phase::HauntOther) word("asks", "haunt_meeple");
        if (state_.phase == Phase::HauntOwn) word("asks", "haunt_meeple:own");
    }
};

/// Reads the words of a state.
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
        if (in_.take("meeple:")) return meeple();
        if (in_.take("guards:")) return guards();
        if (in_.take("drawn:")) return drawn();
        if (in_.take("asks:place_meeple")) return asks(Phase::Meeple);
        if (in_.take("asks:haunt_meeple:own")) return asks(Phase::HauntOwn);
        if (in_.take("asks:haunt_meeple")) return asks(Phase::HauntOther);
        if (in_.take("finished:G-END-1")) return finished();
        unknown_word();
    }

    void meeple() {
        const std::size_t start = in_.offset();
        const SegmentId where = segment(reader_.feature());
        in_.expect(":");
        Meeple meeple{where, reader_.colour()};
        if (in_.take(":guard")) meeple.kind = MeepleKind::Guard;
        if (in_.take(":")) {
            meeple.ghosts = in_.number<std::uint8_t>("a number of ghosts");
            in_.expect("ghosts");
        }
        if (in_.error()) return;
        Hand& home = hand(state_, meeple.colour);
        std::uint8_t& stock = meeple.kind == MeepleKind::Guard ? home.guards : home.ordinary;
        if (stock == 0 || meeple.ghosts > state_.supply) {
            return in_.fail_at(start, "a meeple and ghosts that are left");
        }
        --stock;
        state_.supply = static_cast<std::uint8_t>(state_.supply - meeple.ghosts);
        state_.meeples.push_back(meeple);
        state_.features.occupy(state_.features.feature(where), meeple.colour);
    }

    void guards() {
        const Colour colour = reader_.colour();
        in_.expect(":");
        const std::size_t start = in_.offset();
        const auto left = in_.number<std::uint8_t>("a number of guards");
        Hand& home = hand(state_, colour);
        if (left > home.general_guards) return in_.fail_at(start, "no more guards than there are");
        home.guards = static_cast<std::uint8_t>(home.guards + home.general_guards - left);
        home.general_guards = left;
    }

    void drawn() {
        state_.drawn = unseen_face();
        state_.phase = Phase::Place;
    }

    void asks(Phase phase) { state_.phase = phase; }

    void finished() {
        state_.phase = Phase::Over;
        state_.outcome = Outcome::Finished;
        state_.reason = EndReason::AllTilesPlaced;
    }

    /// What follows from the words: the pile, and the centres that are done with.
    void settle() {
        unsigned unseen = 0;
        for (const std::uint8_t copies : state_.unseen) unseen += copies;
        state_.pile = static_cast<std::uint8_t>(unseen);
        const bool scored = state_.phase == Phase::Draw || state_.phase == Phase::Place ||
                            state_.phase == Phase::Over;
        drop_centres(tables_, state_, [&](SegmentId centre) {
            const bool newest = state_.features.slot(centre) == state_.last;
            return !is_held(state_, centre) && (scored || !newest);
        });
    }
};

}  // namespace

std::string state_words(const Tables& tables, const State& state) {
    return Writer(tables, state).write();
}

void read_state_words(const Tables& tables, NotationReader& reader, State& state) {
    Reader(tables, reader, state).read();
}

}  // namespace mistward::rules::rivals
