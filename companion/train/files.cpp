#include "companion/train/files.hpp"

#include "protocol/tileset_file.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace mistward::companion::train {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) throw std::runtime_error("cannot read " + path.string());
    return text.str();
}

void write_file(const std::filesystem::path& path, std::string_view text) {
    const std::filesystem::path draft = path.string() + ".new";
    std::ofstream out(draft, std::ios::binary);
    out.write(text.data(), static_cast<std::streamsize>(text.size())).flush();
    if (!out) throw std::runtime_error("cannot write " + draft.string());
    std::filesystem::rename(draft, path);
}

std::shared_ptr<const rules::TileSet> tiles_of(const Options& options) {
    if (options.tileset.empty()) return protocol::embedded_mists_tileset();
    auto parsed = protocol::parse_tileset(read_file(options.tileset));
    if (parsed) return std::make_shared<const rules::TileSet>(std::move(*parsed));
    std::string faults = options.tileset.string() + " is no tile set:";
    for (const std::string& fault : parsed.error()) faults += "\n  " + fault;
    throw std::runtime_error(faults);
}

}  // namespace mistward::companion::train
