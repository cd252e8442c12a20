#include "tests/referee/refereed.hpp"

#include "rules/notation.hpp"
#include "tests/referee/playing.hpp"
#include "tests/referee/ways.hpp"

#include <algorithm>

namespace mistward::referee {
namespace {

using protocol::Json;
using rules::Decision;
using rules::DecisionKind;

}  // namespace

Refereed::Refereed(const Json& file) : file_(file), game_(begun(file)), before_(game_) {}

void Refereed::add(const std::string& difference) {
    if (!differences_.empty()) differences_ += ' ';
    differences_ += std::to_string(step_) + ": " + difference + '.';
}

std::string Refereed::differences() {
    for (const Json& step : file_.at("steps")) {
        const std::string what = follow(step);
        if (!what.empty()) {
            add(what);
            return differences_;
        }
        ++step_;
    }
    const bool over = game_.outcome() != rules::Outcome::Undecided;
    if (over != file_.value("over", true)) add("it ends at another time");
    return differences_;
}

std::string Refereed::follow(const Json& step) {
    const std::string what = step.at("do");
    if (what == "place") return place(step);
    if (what == "confirm") return finish_part(step);
    if (what == "undo") return undo();
    const auto decider = game_.point().decider();
    if (forced_.empty() && decider && decider->value() != step.at("by").get<std::size_t>()) {
        return "we ask somebody else";
    }
    return what == "pass" ? pass(step) : choose(step);
}

std::string Refereed::undo() {
    game_ = before_;
    return "";
}

std::string Refereed::make(const Decision& decision) {
    const std::string text = decision_text(game_, decision);
    before_ = game_;
    const auto events = game_.apply(decision);
    if (!events) return "we refuse " + text;
    for (const rules::Event& event : *events) {
        const auto* forced = std::get_if<rules::DecisionForced>(&event);
        if (forced && std::holds_alternative<rules::MoveDragon>(forced->decision)) {
            forced_.push_back(forced->decision);
        }
    }
    return "";
}

/// Where a case does not tell what was offered, nothing is counted.
void Refereed::count(const Json& step) {
    if (!step.contains("of") && !file_.contains("end")) return;
    const auto differs = referee::differs(ways(game_), step.value("of", Json::object()));
    if (differs) add(*differs);
}

std::string Refereed::place(const Json& step) {
    const rules::TileId tile = face(game_.tileset(), step.at("tile"));
    const rules::Position space{step.at("at").at(0), step.at("at").at(1)};
    if (is_in_hands(game_.tileset(), tile)) {
        // The referee counts the four ways in which an abbey looks the same.
        const Decision abbey = rules::PlaceAbbey{space};
        const auto places = game_.legal();
        if (step.contains("of") && step.at("of").at("tileplacement") != 4 * (places.size() - 1)) {
            return "we have other places for an abbey";
        }
        return make(abbey);
    }
    if (game_.point().kind == DecisionKind::PlaceAbbey) {
        if (auto fault = make(rules::Pass{}); !fault.empty()) return fault;
    }
    for (const Json& discarded : step.value("discarded", Json::array())) {
        const rules::TileId unplaceable = face(game_.tileset(), discarded);
        if (auto fault = make(rules::DrawTile{unplaceable}); !fault.empty()) return fault;
    }
    if (auto fault = make(rules::DrawTile{tile}); !fault.empty()) return fault;
    if (game_.point().kind != DecisionKind::PlaceTile) {  // there was one way only
        return game_.tile_at(space) ? "" : "we have put it somewhere else";
    }
    count(step);
    return make(rules::PlaceTile{space, rules::Rotation(step.at("r").get<std::uint8_t>())});
}

std::string Refereed::choose(const Json& step) {
    if (!forced_.empty()) {
        const bool meant = is_meant(game_, forced_.front(), step);
        forced_.pop_front();
        return meant ? "" : "we have been forced otherwise";
    }
    count(step);
    for (const Decision& decision : game_.legal()) {
        if (is_meant(game_, decision, step)) return make(decision);
    }
    return "we do not offer that";
}

std::string Refereed::pass(const Json& step) {
    count(step);
    const auto legal = game_.legal();
    const bool asked = std::ranges::find(legal, Decision(rules::Pass{})) != legal.end();
    return asked ? make(rules::Pass{}) : "";
}

/// What is offered here and not told, nobody can do but pay a ransom.
std::string Refereed::finish_part(const Json& step) {
    const DecisionKind kind = game_.point().kind;
    if (kind == DecisionKind::PlaceMeeple) {
        if (auto fault = pass(step); !fault.empty()) return fault;
    }
    if (!forced_.empty()) return "the dragon goes on";
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
