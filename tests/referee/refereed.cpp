#include "tests/referee/refereed.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <array>

namespace mistward::referee {
namespace {

using protocol::Json;
using rules::Decision;
using rules::MeepleKind;

/// Whose steps this test can carry out.
constexpr std::array kKnown{rules::Expansion::Abbot, rules::Expansion::Inns,
                            rules::Expansion::Traders};

std::optional<rules::Expansion> expansion_of(const std::string& word) {
    for (const rules::Expansion expansion : rules::kExpansions) {
        if (rules::name(expansion) == word) return expansion;
    }
    return std::nullopt;
}

rules::Setup setup_of(const Json& file) {
    rules::Setup setup{.mode = rules::Mode::Base, .players = file.at("players")};
    for (const Json& word : file.at("sets")) {
        if (const auto expansion = expansion_of(word)) {
            setup.changed = setup.changed | rules::parts_of(*expansion);
        }
    }
    return setup;
}

rules::Game begun(const Json& file) {
    const rules::Setup setup = setup_of(file);
    const auto tiles =
        protocol::tiles_of(rules::boxes_of(setup), *protocol::embedded_mists_tileset()).value();
    return {std::make_shared<const rules::TileSet>(tiles), setup};
}

rules::Position position(const Json& step) {
    return {step.at("at").at(0).get<std::int16_t>(), step.at("at").at(1).get<std::int16_t>()};
}

/// The engine's words for placing figures of a kind.
const std::map<std::string, MeepleKind>& placings() {
    static const std::map<std::string, MeepleKind> kPlacings{
        {"smallfollower", MeepleKind::Ordinary},
        {"bigfollower", MeepleKind::Large},
        {"abbot", MeepleKind::Abbot},
        {"builder", MeepleKind::Builder},
        {"pig", MeepleKind::Pig}};
    return kPlacings;
}

std::optional<MeepleKind> kind_of(const std::string& word) {
    for (const MeepleKind kind : rules::kAllOf<MeepleKind>) {
        if (rules::kWordsOf<MeepleKind>[static_cast<std::size_t>(kind)] == word) return kind;
    }
    return std::nullopt;
}

/// Whether a segment of a turned tile is the one that a step names by its sides or halves.
bool is_named(const rules::Segment& segment, const Json& step, unsigned turns) {
    if (name(segment.kind) != step.at("on").get<std::string>()) return false;
    if (step.contains("halves")) {
        unsigned halves = 0;
        for (const Json& half : step.at("halves")) halves |= 1U << half.get<unsigned>();
        const unsigned turned = segment.half_edges << (2 * turns);
        return ((turned | turned >> 8U) & 0xFFU) == halves;
    }
    if (!step.contains("sides")) return true;
    unsigned sides = 0;
    constexpr std::string_view kSides = "NESW";
    for (const char side : step.at("sides").get<std::string>()) {
        sides |= 1U << static_cast<unsigned>(kSides.find(side));
    }
    const unsigned turned = static_cast<unsigned>(segment.edges) << turns;
    return ((turned | turned >> 4U) & 0xFU) == sides;
}

}  // namespace

Refereed::Refereed(const Json& game) : file_(game), game_(begun(game)) {}

bool Refereed::is_known(const Json& game) {
    return std::ranges::all_of(game.at("sets"), [](const Json& word) {
        const auto expansion = expansion_of(word);
        return word == "base" ||
               (expansion && std::ranges::find(kKnown, *expansion) != kKnown.end());
    });
}

std::optional<std::string> Refereed::difference() {
    std::size_t number = 0;
    for (const Json& step : file_.at("steps")) {
        const std::string what = differs(step);
        if (!what.empty()) return std::to_string(number) + ", " + step.dump() + ": " + what;
        ++number;
    }
    if (game_.outcome() == rules::Outcome::Undecided) return "the game is not over";
    const std::string what = points(file_.at("end"));
    return what.empty() ? std::nullopt : std::optional("at the end: " + what);
}

std::string Refereed::differs(const Json& step) {
    const std::string what = step.at("do");
    if (what == "place") return place(step);
    if (what == "figure") return put_figure(step);
    if (what == "return") return take_home(step);
    if (what == "pass") return count(step);
    if (what == "confirm") return finish_part(step);
    return "what is done is not known here";
}

rules::TileId Refereed::tile(const std::string& name) const {
    const std::string id = name.substr(0, name.find('+'));
    const bool garden = id != name;
    const auto grown = rules::find_face(game_.tileset(), id + "-garden.0");
    // Without the abbot no copy of a base tile is told from the others.
    return garden && grown ? *grown : rules::find_face(game_.tileset(), id + ".0").value();
}

std::string Refereed::make(const Decision& decision) {
    const std::string text = decision_text(game_, decision);
    return game_.apply(decision) ? "" : "we refuse " + text;
}

/// M-TURN-3: what has one way only is done without being asked.
std::string Refereed::place(const Json& step) {
    for (const Json& discarded : step.value("discarded", Json::array())) {
        if (auto fault = make(rules::DrawTile{tile(discarded)}); !fault.empty()) return fault;
    }
    if (game_.point().kind == rules::DecisionKind::DrawTile) {
        if (auto fault = make(rules::DrawTile{tile(step.at("tile"))}); !fault.empty()) return fault;
    }
    const auto placings = game_.point().kind == rules::DecisionKind::PlaceTile
                              ? game_.legal().size()
                              : std::size_t{1};
    if (step.contains("of") && placings != step.at("of").at("tileplacement")) {
        return "we have " + std::to_string(placings) + " placements";
    }
    const rules::PlaceTile decision{position(step),
                                    rules::Rotation(step.at("r").get<std::uint8_t>())};
    if (game_.point().kind == rules::DecisionKind::PlaceTile) return make(decision);
    return game_.tile_at(decision.position) ? "" : "we have put it somewhere else";
}

std::string Refereed::count(const Json& step) const {
    std::map<MeepleKind, std::size_t> ours;
    std::size_t home = 0;
    if (game_.point().kind == rules::DecisionKind::PlaceMeeple) {
        for (const Decision& decision : game_.legal()) {
            if (const auto* put = std::get_if<rules::PlaceMeeple>(&decision)) ++ours[put->kind];
            home += std::holds_alternative<rules::TakeMeeple>(decision) ? 1 : 0;
        }
    }
    const Json of = step.value("of", Json::object());
    for (const auto& [word, kind] : placings()) {
        if (of.contains(word) && ours[kind] != of.at(word)) {
            return "we have " + std::to_string(ours[kind]) + " places for " + word;
        }
    }
    if (of.contains("abbot_return") && home != of.at("abbot_return"))
        return "we take no abbot home";
    return "";
}

std::string Refereed::put_figure(const Json& step) {
    if (auto fault = count(step); !fault.empty()) return fault;
    const auto kind = kind_of(step.at("kind"));
    if (!kind) return "the figure is not known here";
    const auto tiles = game_.view().tiles;
    const auto placed = std::ranges::find(tiles, position(step), &rules::PlacedTile::position);
    if (placed == tiles.end()) return "no tile is there";
    const auto& segments = game_.tileset()[placed->tile].layout.segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (!is_named(segments[i], step, placed->rotation.quarter_turns())) continue;
        const auto colour = rules::kColours[step.at("player").get<std::size_t>()];
        return make(rules::PlaceMeeple{rules::SegmentIndex(i), colour, *kind});
    }
    return "no segment is named so";
}

std::string Refereed::take_home(const Json& step) {
    if (auto fault = count(step); !fault.empty()) return fault;
    for (const Decision& decision : game_.legal()) {
        if (std::holds_alternative<rules::TakeMeeple>(decision)) return make(decision);
    }
    return "nobody can be taken home";
}

std::string Refereed::finish_part(const Json& step) {
    if (game_.point().kind == rules::DecisionKind::PlaceMeeple) {
        if (auto fault = make(rules::Pass{}); !fault.empty()) return fault;
    }
    return points(step.at("points"));
}

std::string Refereed::points(const Json& wanted) const {
    const auto tracks = game_.view().tracks;
    std::string ours;
    bool same = true;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        ours += " " + std::to_string(tracks[i].points);
        same = same && tracks[i].points == wanted[i];
    }
    return same ? "" : "we have the points" + ours;
}

}  // namespace mistward::referee
