#include "protocol/documents.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {
namespace {

/// The document of a value that may be missing; null if it is.
template <class Value, class Document>
Json optional_document(const std::optional<Value>& value, Document document) {
    return value ? document(*value) : Json(nullptr);
}

/// A list of documents, one for each value.
template <class Values, class Document>
Json each(const Values& values, Document document) {
    Json list = Json::array();
    for (const auto& value : values) list.push_back(document(value));
    return list;
}

Json track_document(const rules::Track& track) {
    return {{"colour", rules::name(track.colour)}, {"points", track.points}};
}

Json assignment_document(const rules::Assignment& assignment) {
    return {{"colour", rules::name(assignment.colour)}, {"points", assignment.points}};
}

Json buried_document(const rules::BuriedMeeple& buried) {
    Json document = position_document(buried.cemetery);
    document["colour"] = rules::name(buried.colour);
    return document;
}

/// One number for each colour of each player.
Json supplies_document(const rules::View& view, std::uint8_t rules::Supply::*number) {
    return each(view.supplies, [number](const std::vector<rules::Supply>& player) {
        Json counts = Json::object();
        for (const rules::Supply& supply : player) {
            counts[std::string(rules::name(supply.colour))] = supply.*number;
        }
        return counts;
    });
}

/// Everything that is true of one game at one moment, by the parts of STATE.
class StateWriter {
public:
    explicit StateWriter(const rules::Game& game)
        : game_(game), setup_(game.setup()), view_(game.view()) {}

    Json document() const {
        Json state = setup();
        for (const Json& part : {progress(), tiles(), meeples(), ghosts(), waiting()}) {
            state.update(part);
        }
        return state;
    }

private:
    Json setup() const {
        const bool team = setup_.mode == rules::Mode::Mists;
        return {{"game", word(kModeWords, setup_.mode)},
                {"level", team ? Json(setup_.level) : Json(nullptr)},
                {"players", setup_.players},
                {"modules", modules_document(setup_)}};
    }

    Json progress() const {
        return {{"outcome", word(kOutcomeWords, view_.outcome)},
                {"reason", reason_document(view_.reason)},
                {"winners", colours_document(view_.winners)},
                {"turn", view_.turn},
                {"player", view_.point.player.value()},
                {"tracks", each(view_.tracks, track_document)},
                {"goal", setup_.mode == rules::Mode::Mists ? Json(view_.goal) : Json(nullptr)}};
    }

    Json tiles() const {
        const auto face_document = [&](rules::TileId tile) { return Json(face(tile)); };
        const auto placed = [&](const rules::PlacedTile& tile) { return tile_document(tile); };
        return {{"drawn", optional_document(view_.drawn, face_document)},
                {"last", optional_document(view_.last_placed, position_document)},
                {"piles", view_.piles},
                {"unseen", unseen_document()},
                {"discarded", each(view_.discarded, face_document)},
                {"tiles", each(view_.tiles, placed)},
                {"face_down", each(view_.face_down, position_document)}};
    }

    Json meeples() const {
        const bool guards = setup_.mode == rules::Mode::Ghosts;
        const auto of_guards = [&](std::uint8_t rules::Supply::*number) {
            return guards ? supplies_document(view_, number) : Json::array();
        };
        return {{"supplies", supplies_document(view_, &rules::Supply::meeples)},
                {"guards", of_guards(&rules::Supply::guards)},
                {"general_guards", of_guards(&rules::Supply::general_guards)},
                {"meeples", each(view_.meeples,
                                 [&](const rules::PlacedMeeple& meeple) {
                                     return placed_meeple_document(game_, meeple);
                                 })},
                {"buried", each(view_.buried, buried_document)}};
    }

    Json ghosts() const {
        return {{"ghosts", {{"total", view_.ghosts_total}, {"supply", view_.ghosts_supply}}},
                {"open_cemeteries", each(view_.open_cemeteries, position_document)},
                {"hounds",
                 each(view_.hounds, [&](const rules::HoundView& h) { return hound_document(h); })}};
    }

    /// What a decision of this moment is about.
    Json waiting() const {
        const auto document = [&](const rules::Scoring& scoring) {
            return scoring_document(game_, scoring);
        };
        return {{"closed_cemetery", optional_document(view_.closed_cemetery, position_document)},
                {"assignment", optional_document(view_.assignment, assignment_document)},
                {"pending", each(view_.pending, document)}};
    }

    Json unseen_document() const {
        Json counts = Json::object();
        for (const auto& [tile, count] : view_.unseen) counts[face(tile)] = count;
        return counts;
    }

    Json tile_document(const rules::PlacedTile& placed) const {
        return {{"x", placed.position.x},
                {"y", placed.position.y},
                {"tile", face(placed.tile)},
                {"rotation", placed.rotation.quarter_turns()},
                {"ghosts", placed.ghosts}};
    }

    Json hound_document(const rules::HoundView& hound) const {
        const auto where = [&](const rules::FeatureRef& meeple) {
            return segment_document(game_, meeple);
        };
        return {{"hound", rules::name(hound.hound)},
                {"total", hound.total},
                {"place", word(kHoundPlaceWords, hound.place)},
                {"meeple", optional_document(hound.meeple, where)}};
    }

    std::string face(rules::TileId tile) const { return rules::face_name(game_.tileset(), tile); }

    const rules::Game& game_;
    const rules::Setup setup_;
    const rules::View view_;
};

}  // namespace

Json state_document(const rules::Game& game) { return StateWriter(game).document(); }

}  // namespace mistward::protocol
