#include "server/picture/drawn_faces.hpp"

#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/boxes.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace mistward::picture {
namespace {

using protocol::Json;

/// Where the tiles of a game come from; nothing for a game that this version does not know.
std::optional<rules::Boxes> boxes_in(const Json& game) {
    const std::string played = game.value("game", "");
    const auto mode = std::ranges::find(rules::kWordsOf<rules::Mode>, played);
    if (mode == rules::kWordsOf<rules::Mode>.end()) return std::nullopt;
    rules::Setup setup;
    setup.mode = static_cast<rules::Mode>(mode - rules::kWordsOf<rules::Mode>.begin());
    for (const Json& name : game.value("parts", Json::array())) {
        for (const rules::Part part : rules::kParts) {
            if (rules::kPartsToAdd.contains(part) && name == rules::name(part)) {
                setup.changed.insert(part);
            }
        }
    }
    return rules::boxes_of(setup);
}

/// Of the tiles that this binary has for such a game.
const std::string& built_in_digest(const rules::Boxes& boxes) {
    static std::mutex mutex;
    static std::map<rules::Boxes, std::string> digests;
    const std::lock_guard lock(mutex);
    std::string& digest = digests[boxes];
    if (digest.empty()) {
        const auto tiles =
            protocol::tiles_of(boxes, *protocol::embedded_mists_tilesets().back()).value();
        digest = protocol::hex(protocol::sha256(protocol::canonical_text(tiles)));
    }
    return digest;
}

}  // namespace

const Atlas::Faces* drawn_faces(const Atlas& atlas, std::string_view digest, const Json& game) {
    if (const Atlas::Faces* faces = atlas.faces_of(digest)) return faces;
    const auto boxes = boxes_in(game);
    return boxes && built_in_digest(*boxes) == digest ? &atlas.faces() : nullptr;
}

}  // namespace mistward::picture
