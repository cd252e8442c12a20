#include "protocol/setup_document.hpp"

#include "protocol/read_setup.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace mistward::protocol {

std::array<rules::Colour, rules::kColourCount> dealt_first(const DealtColours& named) {
    auto dealt = rules::kColours;
    auto next = dealt.begin();
    for (const rules::Colour colour : named) {
        std::rotate(next, std::find(next, dealt.end(), colour),
                    std::next(std::find(next, dealt.end(), colour)));
        ++next;
    }
    return dealt;
}

PlayerRange players_of(rules::Mode mode) {
    return mode == rules::Mode::Mists ? PlayerRange{1, 5} : PlayerRange{2, 6};
}

rules::PartSet ChosenModules::left_out() const {
    rules::PartSet parts;
    if (!ghosts) parts.insert(rules::Part::Ghosts);
    if (!castles) parts.insert(rules::Part::Castles);
    if (!cemeteries) parts.insert(rules::Part::Cemeteries);
    return parts;
}

SetupDocument setup_document(const rules::Setup& setup) {
    SetupDocument document{setup.mode, setup.players, {}, {}, {}, {}, wire::part_names(setup)};
    if (setup.mode == rules::Mode::Mists) document.level = setup.level;
    if (!setup.scoring.empty()) document.scoring = wire::colours(setup.scoring);
    if (setup.colours != rules::kColours) {
        document.colours.emplace(setup.colours.begin(), setup.colours.end());
    }
    if (setup.mode == rules::Mode::Ghosts) {
        const rules::PartSet in = rules::parts_of(setup);
        document.modules =
            ChosenModules{in.contains(rules::Part::Ghosts), in.contains(rules::Part::Castles),
                          in.contains(rules::Part::Cemeteries)};
    }
    return document;
}

rules::Setup read_agreed_setup(FieldReader& fields, std::string_view field) {
    rules::Setup setup;
    fields.object(field, wire::kKeys<SetupBody>, [&setup](FieldReader& inner) {
        wire::MemberReader<SetupBody> body(inner);
        setup = read_setup(body, rules::kPartsToAdd);
        const auto [fewest, most] = players_of(setup.mode);
        body.need_from<&SetupBody::players>(fewest, most);
        setup.players = *body.value.players;
    });
    return setup;
}

}  // namespace mistward::protocol
