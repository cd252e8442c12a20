#pragma once

#include "rules/core/names.hpp"
#include "rules/rivals/trunk/part.hpp"

namespace mistward::rules::rivals::guards {

/// The guards of the expansion: of each colour 2 take the place of meeples, and 3 wait in the
/// general supply (G-SET-1).
struct Guards : trunk::SilentPart {
    static constexpr Part kPart = Part::Guards;

    struct State {
        ByColour<std::uint8_t> general_guards;  ///< in the general supply
        auto operator<=>(const State&) const = default;
    };

    /// G-GHOST-3: what is put on meeples is not put on guards.
    static constexpr std::array kFigures{trunk::Figure{
        .kind = MeepleKind::Guard, .untouchable = true, .missing = Refusal::NoGuardsHere}};

    static constexpr std::uint8_t kOwn = 2;
    static constexpr std::uint8_t kGeneral = 3;

    template <class S>
    static void begin(S& state) {
        if (!is_played(state.setup, kPart)) return;
        for (const Colour colour : colours_in_play(state.setup)) {
            take_from(state.hands[colour][MeepleKind::Ordinary], kOwn, "guards are meeples");
            state.hands[colour][MeepleKind::Guard] = kOwn;
            state.general_guards[colour] = kGeneral;
        }
    }

    template <class S>
    static unsigned elsewhere(const S& state, Colour colour, MeepleKind kind) {
        return kind == MeepleKind::Guard ? state.general_guards[colour] : 0U;
    }

    template <class S>
    static void show(const Tables&, const S& state, View& view) {
        for (auto& player : view.supplies) {
            for (Supply& supply : player) {
                supply.guards = state.hands[supply.colour][MeepleKind::Guard];
                supply.general_guards = state.general_guards[supply.colour];
            }
        }
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        for (const Colour colour : kColours) {
            faults.unless(state.general_guards[colour] <= kGeneral,
                          std::string(name(colour)) + ": a guard went back to the general supply");
        }
    }

    template <class S, class Writer>
    static void write(const S& state, Writer& writer) {
        for (const Colour colour : colours_in_play(state.setup)) {
            const unsigned left = state.general_guards[colour];
            if (left == kGeneral || !is_played(state.setup, kPart)) continue;
            writer.word("guards", std::string(name(colour)) + ":" + std::to_string(left));
        }
    }

    template <class S, class Reader>
    static bool read(S& state, Reader& reader) {
        if (!reader.in.take("guards:")) return false;
        const Colour colour = reader.colour();
        reader.in.expect(":");
        const std::size_t start = reader.in.offset();
        const auto left = reader.in.template number<std::uint8_t>("a number of guards");
        std::uint8_t& general = state.general_guards[colour];
        if (left > general) {
            reader.in.fail_at(start, "no more guards than there are");
            return true;
        }
        std::uint8_t& own = state.hands[colour][MeepleKind::Guard];
        own = static_cast<std::uint8_t>(own + general - left);
        general = left;
        return true;
    }
};

/// The owner of a colour gets a guard from the general supply, if there is one (G-SCORE-3).
template <class S>
void gain(trunk::Transition<S>& transition, Colour colour) {
    S& state = transition.state;
    if (state.general_guards[colour] == 0) return;
    --state.general_guards[colour];
    ++state.hands[colour][MeepleKind::Guard];
    transition.template record<GuardGained>(owner(state.setup, colour), colour);
}

}  // namespace mistward::rules::rivals::guards
