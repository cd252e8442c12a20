#include "rules/boxes.hpp"

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"

namespace mistward::rules {

Boxes boxes_of(const Setup& setup) {
    Boxes boxes{setup.mode, {}};
    for (const Expansion expansion : kExpansions) {
        if (!(parts_of(setup) & parts_of(expansion)).empty()) boxes.expansions.insert(expansion);
    }
    return boxes;
}

std::vector<Boxes> all_boxes() {
    std::vector<Boxes> all{{Mode::Mists, {}}};
    for (const Mode mode : {Mode::Ghosts, Mode::Base}) {
        for (unsigned some = 0; some < 1U << kExpansions.size(); ++some) {
            Boxes boxes{mode, {}};
            for (const Expansion expansion : kExpansions) {
                const auto bit = 1U << static_cast<unsigned>(expansion);
                if ((some & bit) != 0) boxes.expansions.insert(expansion);
            }
            all.push_back(boxes);
        }
    }
    return all;
}

tl::expected<TileSet, std::vector<std::string>> tiles_of(const Boxes& boxes,
                                                         const TileSources& sources) {
    if (boxes.mode == Mode::Mists) return sources.mists;
    std::vector<const TileSet*> sets{&sources.base};
    if (boxes.mode == Mode::Ghosts) sets.push_back(&sources.mists);
    boxes.expansions.for_each(
        [&](Expansion expansion) { sets.push_back(sources.added[expansion]); });
    return join_tilesets(sets);
}

std::vector<std::string> check_capacity(const Boxes& boxes, const TileSet& tiles) {
    if (boxes.mode == Mode::Mists) return mists::check_capacity(tiles);
    if (boxes.expansions.empty()) return rivals::check_capacity(tiles);
    return rivals::check_capacity<rivals::LargeState>(tiles);
}

std::vector<std::string> check_addition(const TileSet& set) {
    return rivals::check_capacity<rivals::LargeState>(set);
}

}  // namespace mistward::rules
