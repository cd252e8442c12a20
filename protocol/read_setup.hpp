#pragma once

#include "protocol/setup_document.hpp"
#include "protocol/wire/read.hpp"

namespace mistward::protocol {

inline constexpr std::uint8_t kLevelWithScoringColours = 6;  // M-SET-5

/// All colours: those that are named first, the others after them as they are.
std::array<rules::Colour, rules::kColourCount> dealt_first(const DealtColours& named);

/// Reads what is to be played, all but `players`, from a body with the members of SETUP. `possible`
/// are the parts that can be added: of a wish those that are offered, of what was agreed before
/// all.
template <class Body>
rules::Setup read_setup(wire::MemberReader<Body>& body, rules::PartSet possible) {
    const auto choose = [&body]<auto kMember>(bool is_here, const char* expected) {
        if (!is_here) return body.template leave_out<kMember>(expected);
        body.template read_if_there<kMember>();
    };
    rules::Setup setup;
    body.template need<&Body::game>();
    setup.mode = *body.value.game;
    const bool is_team = setup.mode == rules::Mode::Mists;
    choose.template operator()<&Body::level>(is_team, "left out: only mists has levels");
    setup.level = body.value.level.value_or(1);
    choose.template operator()<&Body::scoring>(is_team && setup.level == kLevelWithScoringColours,
                                               "left out: only level 6 has scoring colours");
    for (const rules::Colour colour : body.value.scoring.value_or(ScoringColours())) {
        setup.scoring.insert(colour);
    }
    choose.template operator()<&Body::modules>(setup.mode == rules::Mode::Ghosts,
                                               "left out: only ghosts has modules");
    if (const auto& chosen = body.value.modules) setup.changed = chosen->left_out();
    choose.template operator()<&Body::parts>(!is_team, "left out: mists has no parts to add");
    if (const auto& names = body.value.parts) {
        const auto parts = wire::parts_named(*names, possible);
        if (!parts) body.template refuse<&Body::parts>(parts.error());
        setup.changed = setup.changed | parts.value_or(rules::PartSet());
    }
    body.template read<&Body::colours>();
    if (body.value.colours) setup.colours = dealt_first(*body.value.colours);
    return setup;
}

}  // namespace mistward::protocol
