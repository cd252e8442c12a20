#include "server/tileset_check.hpp"

#include "protocol/tileset_file.hpp"
#include "server/record/tile_catalogue.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mistward {
namespace {

using Sentences = std::vector<std::string>;

/// Nobody reads on, and a body could ask for thousands.
constexpr std::size_t kMostSentences = 100;

protocol::Json told(Sentences sentences) {
    if (sentences.size() > kMostSentences) sentences.resize(kMostSentences);
    return sentences;
}

protocol::Json wrong(Sentences faults) {
    return {{"faults", told(std::move(faults))}, {"notes", Sentences()}, {"digest", nullptr}};
}

}  // namespace

protocol::Json checked_tileset(const protocol::Json& file) {
    auto set = protocol::read_tileset(file);
    if (!set) return wrong(std::move(set.error()));
    const auto tiles = std::make_shared<const rules::TileSet>(std::move(*set));
    auto catalogue = rooms::TileCatalogue::with_mists(tiles);
    if (!catalogue) return wrong(std::move(catalogue.error()));
    return {{"faults", Sentences()},
            {"notes", told(rules::check_mists_facts(*tiles))},
            {"digest", (*catalogue)[rules::Mode::Mists].digest}};
}

}  // namespace mistward
