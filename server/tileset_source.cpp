#include "server/tileset_source.hpp"

#include "protocol/tileset_file.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace mistward {

std::optional<std::string> read_text(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file)) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

tl::expected<rooms::TileCatalogue, std::vector<std::string>> catalogue_with(std::string_view json) {
    auto tiles = protocol::parse_tileset(json);
    if (!tiles) return tl::unexpected(std::move(tiles.error()));
    return rooms::TileCatalogue::with_mists(
        std::make_shared<const rules::TileSet>(std::move(*tiles)));
}

rooms::TileCatalogue load_catalogue(const std::filesystem::path& file) {
    if (file.empty()) {
        return {};
    }
    const auto text = read_text(file);
    if (!text) throw std::runtime_error("the tile-set file " + file.string() + " cannot be read");
    auto catalogue = catalogue_with(*text);
    if (catalogue) return std::move(*catalogue);
    std::string message = "the tile-set file " + file.string() + " is not right:";
    for (const auto& fault : catalogue.error()) message += "\n  " + fault;
    throw std::runtime_error(message);
}

}  // namespace mistward
