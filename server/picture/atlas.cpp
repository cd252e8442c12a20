#include "server/picture/atlas.hpp"

#include "embedded/atlas.hpp"
#include "protocol/json_text.hpp"
#include "server/picture/jpeg.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::picture {
namespace {

using protocol::Json;

std::string_view file(const std::string& name) {
    const auto files = atlas_files::embedded_files();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    if (found == files.end()) throw std::logic_error("no picture " + name);
    return found->bytes;
}

Spot spot_of(const Json& pair) { return {pair.at(0).get<int>(), pair.at(1).get<int>()}; }

unsigned sides_of(const Json& cloud) {
    unsigned sides = 0;
    for (const Json& side : cloud) sides |= 1U << side.get<unsigned>();
    return sides;
}

Face face_of(const Json& notes, std::size_t number) {
    Face face;
    for (const auto& [segment, place] : notes.at("places").items()) {
        face.places.emplace(segment, spot_of(place));
    }
    for (const Json& ghost : notes.at("ghosts")) face.ghosts.push_back(spot_of(ghost));
    for (const Json& cloud : notes.at("clouds")) face.clouds.push_back(sides_of(cloud));
    face.printed = std::min(notes.at("printed").get<std::size_t>(), face.ghosts.size());
    face.mist = notes.value("mist", -1);
    face.picture = file("face-" + std::to_string(number) + ".jpg");
    return face;
}

}  // namespace

Spot turned(Spot spot, int rotation) {
    for (int turn = 0; turn < rotation; ++turn) spot = {100 - spot.y, spot.x};
    return spot;
}

const Atlas& Atlas::get() {
    static const Atlas atlas;
    return atlas;
}

Atlas::Atlas()
    : back_(file("back.jpg")),
      figure_sheet_(read_jpeg(file("figures.jpg"))),
      mist_(read_jpeg(file("mist.jpg"))) {
    const Json notes = protocol::parse_own_json(file("atlas.json"));
    tile_side_ = notes.at("tile_side").get<int>();
    figure_side_ = notes.at("figure_side").get<int>();
    figure_units_ = notes.at("figure_units").get<int>();
    mist_points_ = notes.at("mist_points").get<int>();
    for (const Json& face : notes.at("faces")) faces_.push_back(face_of(face, faces_.size()));
    for (const auto& [digest, set] : notes.at("sets").items()) {
        for (const auto& [tile, number] : set.items()) {
            sets_[digest].emplace(tile, number.get<std::size_t>());
            all_faces_.emplace(tile, number.get<std::size_t>());
        }
    }
    int column = 0;
    for (const Json& figure : notes.at("figures")) figures_[figure.get<std::string>()] = column++;
}

const Atlas::Faces* Atlas::faces_of(std::string_view digest) const {
    const auto found = sets_.find(digest);
    return found == sets_.end() ? nullptr : &found->second;
}

}  // namespace mistward::picture
