#include "server/service/tileset_check.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/boxes.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace mistward::rooms {
namespace {

/// Nobody reads on, and a body could ask for thousands.
constexpr std::size_t kMostSentences = 100;

protocol::Json told(const std::vector<std::string>& sentences) {
    protocol::Json list = protocol::Json::array();
    for (std::size_t i = 0; i < std::min(sentences.size(), kMostSentences); ++i) {
        list.push_back(sentences[i]);
    }
    return list;
}

/// Of a set that only adds to others.
protocol::Json addition_document(const rules::TileSet& set) {
    return {{"faults", protocol::Json::array()},
            {"notes", told(rules::check_addition(set))},
            {"digest", protocol::digest(set)}};
}

}  // namespace

TilesetCheck check_tileset_file(const protocol::Json& file) {
    auto set = protocol::read_tileset(file);
    if (!set) return {std::move(set.error()), {}, {}};
    const auto tiles = std::make_shared<const rules::TileSet>(std::move(*set));
    auto catalogue = TileCatalogue::with_mists(tiles);
    if (!catalogue) return {std::move(catalogue.error()), {}, {}};
    return {{}, rules::check_mists_facts(*tiles), std::move(*catalogue)};
}

protocol::Json tileset_check_document(const TilesetCheck& check) {
    const auto digest = [&]() -> protocol::Json {
        return check.catalogue ? protocol::Json((*check.catalogue)[rules::Mode::Mists].digest)
                               : protocol::Json();
    };
    return {{"faults", told(check.faults)}, {"notes", told(check.notes)}, {"digest", digest()}};
}

protocol::Json checked_tileset(const protocol::Json& file) {
    const TilesetCheck check = check_tileset_file(file);
    if (check.catalogue) return tileset_check_document(check);
    const auto set = protocol::read_any_tileset(file);
    const bool adds = set && set->start.empty();
    return adds ? addition_document(*set) : tileset_check_document(check);
}

}  // namespace mistward::rooms
