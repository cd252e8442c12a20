#include "rules/rivals/functions.hpp"

namespace mistward::rules::rivals {

MISTWARD_RIVALS_FUNCTIONS(rivals::LargeState);

std::vector<TokenStream> streams(const LargeState& state) {
    std::vector<TokenStream> streams;
    trunk::each_played(state, [&]<class P>() { P::streams(streams); });
    return streams;
}

std::size_t tokens_drawn(const LargeState& state, Stream stream) {
    std::size_t drawn = 0;
    trunk::each_played(state, [&]<class P>() { drawn += P::tokens_drawn(state, stream); });
    return drawn;
}

std::vector<PartDescription> part_descriptions() {
    std::vector<PartDescription> descriptions;
    LargeState::Parts::each([&]<class P>() {
        PartDescription& part = descriptions.emplace_back(PartDescription{P::kPart, {}, {}});
        for (const trunk::Figure& figure : P::kFigures) part.figures.push_back(figure.kind);
        if constexpr (Described<trunk::StateOf<P>>) {
            part.facts = describe_facts<trunk::StateOf<P>>();
        }
    });
    return descriptions;
}

void conceal(LargeState& state, std::optional<PlayerId> viewer, const Decision* next) {
    trunk::each_played(state, [&]<class P>() { P::conceal(state, viewer, next); });
}

}  // namespace mistward::rules::rivals
