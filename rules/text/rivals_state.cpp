#include "rules/text/rivals_state.hpp"

#include "rules/rivals/game.hpp"
#include "rules/rivals/trunk/on_board.hpp"
#include "rules/text/facts_text.hpp"
#include "rules/text/state_words.hpp"

namespace mistward::rules::rivals {
namespace {

/// The phases in which something else is chosen than a tile and where it goes.
template <class State, class Use>
void each_asking_phase(Use use) {
    for (const Phase phase : kAllOf<Phase>) {
        if (phase <= Phase::Place) continue;
        const std::string asked = asked_in<State>(phase);
        if (!asked.empty()) use(phase, asked);
    }
}

template <class State>
class Writer : public StateWriter<State> {
public:
    using Base = StateWriter<State>;
    using Base::Base, Base::state_, Base::word;

    std::string write() {
        this->turn();
        this->tiles();
        facts();
        for (const auto& meeple : state_.meeples) word("meeple", meeple_text(meeple));
        this->totals(colours_in_play(state_.setup));
        this->discarded();
        if (state_.phase == Phase::Place) word("drawn", this->face(state_.drawn));
        if (state_.phase == Phase::Over) word("finished", std::string(name(state_.reason)));
        each_asking_phase<State>([&](Phase phase, const std::string& asked) {
            if (phase == state_.phase) word("asks", asked);
        });
        return std::move(this->text_);
    }

private:
    void facts() {
        const State first = start<State>(this->tables_, state_.setup);
        const auto put = [this](std::string_view kind, const std::string& text) {
            word(kind, text);
        };
        const State& now = state_;
        trunk::each_played(state_, [&]<class P>() {
            if constexpr (Described<trunk::StateOf<P>>) {
                write_facts<trunk::StateOf<P>>(now.setup, now, first, put);
            }
        });
    }

    std::string meeple_text(const typename State::Meeple& meeple) const {
        std::string text = this->feature(meeple.segment) + ":" + std::string(name(meeple.colour));
        if (meeple.kind != MeepleKind::Ordinary) {
            (text += ':') += kWordsOf<MeepleKind>[static_cast<std::size_t>(meeple.kind)];
        }
        State::Parts::each([&]<class P>() { text += P::meeple_text(meeple); });
        return text;
    }
};

/// Reads the words of a state.
template <class State>
class Reader : public StateReader<State> {
public:
    using Base = StateReader<State>;
    using Base::Base, Base::in_, Base::reader_, Base::state_, Base::tables_;

    void read() {
        while (!in_.error() && !in_.rest().empty()) {
            in_.expect(" ");
            word();
        }
        if (!in_.error()) settle();
    }

private:
    void word() {
        if (this->common_word() || part_word()) return;
        if (in_.take("meeple:")) return meeple();
        if (in_.take("drawn:")) return drawn();
        if (in_.take("asks:")) return asks();
        if (in_.take("finished:G-END-1")) return finished();
        this->unknown_word();
    }

    bool part_word() {
        bool is_read = false;
        State& state = state_;
        NotationReader& reader = reader_;
        trunk::each_played(state, [&]<class P>() {
            if constexpr (Described<trunk::StateOf<P>>) {
                if (is_read) return;
                is_read = read_fact<trunk::StateOf<P>>(state.setup, reader, state);
                if (is_read && !reader.in.error()) P::settle(state);
            }
        });
        return is_read;
    }

    void meeple() {
        const std::size_t start = in_.offset();
        const SegmentId where = this->segment(reader_.feature());
        in_.expect(":");
        typename State::Meeple meeple(where, reader_.colour());
        for (std::size_t i = 1; i < 1 + State::Parts::kFigures; ++i) {
            const auto kind = static_cast<MeepleKind>(i);
            if (in_.take(":" + std::string(kWordsOf<MeepleKind>[i]))) meeple.kind = kind;
        }
        State::Parts::each([&]<class P>() { P::read_meeple(meeple, in_); });
        if (in_.error()) return;
        std::uint8_t& stock = state_.hands[meeple.colour][meeple.kind];
        const bool left =
            stock != 0 && State::Parts::all([&]<class P>() { return P::take(state_, meeple); });
        if (!left) return in_.fail_at(start, "a meeple that is left, with no more than is left");
        --stock;
        state_.meeples.push_back(meeple);
        if (trunk::occupies<State>(meeple.kind)) {
            state_.features.occupy(state_.features.feature(where), meeple.colour);
        }
    }

    void drawn() {
        state_.drawn = this->unseen_face();
        state_.phase = Phase::Place;
    }

    void asks() {
        const std::size_t start = in_.offset();
        const std::string_view asked = in_.word(" ");
        bool known = false;
        each_asking_phase<State>([&](Phase phase, const std::string& word) {
            if (word != asked) return;
            state_.phase = phase;
            known = true;
        });
        if (!known) in_.fail_at(start, "what a player can be asked, such as place_meeple");
    }

    void finished() {
        state_.phase = Phase::Over;
        state_.outcome = Outcome::Finished;
        state_.reason = EndReason::AllTilesPlaced;
    }

    /// What follows from the words: the pile, and the centres that are done with.
    void settle() {
        unsigned unseen = 0;
        for (const std::uint8_t copies : state_.unseen) unseen += copies;
        state_.pile = static_cast<std::uint16_t>(unseen);
        trunk::drop_centres(tables_, state_, [&](SegmentId centre) {
            const bool over = state_.phase == Phase::Over;
            return over || (trunk::is_done_with(state_, centre) && !trunk::waits(state_, centre));
        });
    }
};

}  // namespace

template <AnyState S>
std::string state_words(const Tables& tables, const S& state) {
    return Writer<S>(tables, state).write();
}
template std::string state_words(const Tables&, const State&);
template std::string state_words(const Tables&, const LargeState&);

template <AnyState S>
void read_state_words(const Tables& tables, NotationReader& reader, S& state) {
    Reader<S>(tables, reader, state).read();
}
template void read_state_words(const Tables&, NotationReader&, State&);
template void read_state_words(const Tables&, NotationReader&, LargeState&);

}  // namespace mistward::rules::rivals
