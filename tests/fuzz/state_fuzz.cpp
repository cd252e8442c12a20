// Reads the bytes as the text of a state. What is accepted is written back as a text that is read
// as itself, and each of its legal decisions can be made.
#include "protocol/tileset_file.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "rules/state_text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

using namespace mistward;

namespace {

std::shared_ptr<const rules::Tables> tables() {
    static const auto kTables =
        std::make_shared<const rules::Tables>(std::make_shared<const rules::TileSet>(
            rules::join_tilesets(*protocol::embedded_base_tileset(),
                                 *protocol::embedded_mists_tileset())
                .value()));
    return kTables;
}

std::shared_ptr<const rules::Tables> mists_tables() {
    static const auto kTables =
        std::make_shared<const rules::Tables>(protocol::embedded_mists_tileset());
    return kTables;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto used = text.starts_with("mists") ? mists_tables() : tables();
    const auto game = rules::parse_state(used, text);
    if (!game) return 0;
    const auto again = rules::parse_state(used, rules::state_text(*game));
    if (!again || !(*again == *game)) std::abort();
    for (const rules::Decision& decision : game->legal()) {
        rules::Game next = *game;
        if (!next.apply(decision)) std::abort();
    }
    return 0;
}
