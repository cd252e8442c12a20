#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

using Needs = std::array<float, NextTile::kMost>;

/// By how many ghosts a haunted cemetery brings at least (M-GHOST-4): those faces.
using ByGhosts = std::array<Faces, NextTile::kMost>;

unsigned misty_around(const Facts& facts, Position position) {
    const auto& board = facts.state->board;
    unsigned misty = 0;
    for (const Position step : rules::kAround) {
        const rules::Slot slot = board.at(position + step);
        if (slot == rules::kNoSlot || !board.face_up(slot)) continue;
        misty += (*facts.tables)[board.face(slot)].is_misty() ? 1U : 0U;
    }
    return misty;
}

ByGhosts haunting_faces(const Facts& facts, const Unseen& unseen) {
    ByGhosts by{};
    Faces open = facts.level->haunted ? unseen.cemeteries() : 0;
    by[0] = ~open;
    for (std::size_t i = 0; i < facts.space_count && open != 0; ++i) {
        const Faces fits = unseen.fitting(facts.spaces[i].asked) & open;
        if (fits == 0) continue;
        by[std::min<std::size_t>(misty_around(facts, facts.spaces[i].position), by.size() - 1)] |=
            fits;
        open &= ~by[0];
    }
    Faces settled = 0;
    for (Faces& faces : by) {
        faces &= ~settled;
        settled |= faces;
    }
    by[0] |= ~settled;  // such a tile fits nowhere and is put out of the game (P-3)
    return by;
}

/// Counts the tiles by the ghosts that they need, each where it needs the fewest (M-GHOST-1 to 4).
Needs count_needs(const Facts& facts, const Unseen& unseen) {
    Needs needs{};
    const auto extra = static_cast<std::size_t>(facts.next.cemetery_cost);
    const ByGhosts haunting = haunting_faces(facts, unseen);
    const auto add = [&](std::size_t ghosts, Faces faces) {
        if (faces == 0) return;
        if (extra != 0 && ghosts != 0) ghosts += extra;
        for (std::size_t more = 0; more < haunting.size(); ++more) {
            const Faces both = faces & haunting[more];
            if (both == 0) continue;
            needs[std::min(ghosts + more, needs.size() - 1)] +=
                static_cast<float>(unseen.count(both));
        }
    };
    for (std::size_t symbols = 0; symbols <= 3; ++symbols) {
        const Faces faces = unseen.with_symbols(symbols);
        const Faces complete = faces & facts.banks.complete;
        const Faces join = faces & facts.banks.join & ~complete;
        add(0, complete);
        add(symbols == 0 ? 0 : symbols - 1, join);
        add(symbols, faces & ~complete & ~join);
    }
    return needs;
}

float sum_above(const Needs& needs, std::size_t ghosts) {
    float sum = 0;
    for (std::size_t i = ghosts + 1; i < needs.size(); ++i) sum += needs[i];
    return sum;
}

/// The chance that two or three tiles together bring more ghosts than there are; nothing that goes
/// home in between is counted.
void add_later(NextTile& next) {
    const Needs& needs = next.needs;
    std::array<float, 2 * NextTile::kMost - 1> two{};
    for (std::size_t a = 0; a < needs.size(); ++a) {
        for (std::size_t b = 0; b < needs.size(); ++b) two[a + b] += needs[a] * needs[b];
    }
    for (std::size_t ab = 0; ab < two.size(); ++ab) {
        const float rest = static_cast<float>(next.supply) - static_cast<float>(ab);
        if (rest < 0) {
            next.lethal_two += two[ab];
            next.lethal_three += two[ab];
        } else {
            next.lethal_three += two[ab] * sum_above(needs, static_cast<std::size_t>(rest));
        }
    }
}

}  // namespace

void survey_next_tile(Facts& facts, const Unseen& unseen) {
    NextTile& next = facts.next;
    next = {};
    next.supply = facts.state->supply;
    next.cemetery_cost = !facts.level->haunted && facts.cemeteries.open != 0 ? 1 : 0;
    if (unseen.tiles() == 0 || facts.clock.tiles == 0) return;
    const auto tiles = static_cast<float>(unseen.tiles());
    next.symbols = static_cast<float>(unseen.symbols()) / tiles;
    next.joins = unseen.chance(unseen.count(facts.banks.join));
    next.needs = count_needs(facts, unseen);
    for (std::size_t ghosts = 0; ghosts < next.needs.size(); ++ghosts) {
        next.needs[ghosts] /= tiles;
        next.expected += static_cast<float>(ghosts) * next.needs[ghosts];
    }
    for (std::size_t gone = 0; gone < next.lethal.size(); ++gone) {
        next.lethal[gone] = next.supply < gone ? 1.0F : sum_above(next.needs, next.supply - gone);
    }
    add_later(next);
}

}  // namespace mistward::companion::mists
