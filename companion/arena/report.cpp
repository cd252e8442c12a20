#include "companion/arena/report.hpp"

#include "protocol/markdown_table.hpp"
#include "rules/core/overloaded.hpp"

#include <algorithm>
#include <cstdio>

namespace mistward::arena {
namespace {

template <class... Values>
std::string format(const char* form, Values... values) {
    char text[240];
    std::snprintf(text, sizeof text, form, values...);
    return text;
}

Estimate wins_of(const Measured& measured) {
    return std::visit(rules::Overloaded{[](const Tally& tally) { return tally.wins(); },
                                        [](const Duel& duel) { return duel.share; }},
                      measured.result);
}

const std::map<std::string, std::size_t>& faults_of(const Measured& measured) {
    return std::visit(
        [](const auto& result) -> const auto& { return result.faults; }, measured.result);
}

std::string words_of_all(const Question& question) {
    std::string words = words_of(question.player);
    if (question.beside) words += " beside " + words_of(*question.beside);
    return words;
}

std::string list(const std::map<std::string, std::size_t>& counts) {
    std::string text;
    for (const auto& [what, count] : counts) {
        text += (text.empty() ? "" : "; ") + what + ": " + std::to_string(count);
    }
    return protocol::table_cell(text);
}

std::string result_of(const Measured& measured) {
    const std::string pace =
        format("%.2f ms | %.1f ms", measured.pace.turn_ms, measured.pace.slowest_ms);
    return std::visit(
        rules::Overloaded{
            [&](const Tally& tally) {
                return percent(tally.wins()) + " | " + std::to_string(tally.games) +
                       format(" | %.1f | ", tally.points) + pace + " | " + list(tally.lost);
            },
            [&](const Duel& duel) {
                return percent(duel.share) + " | " + std::to_string(duel.games) +
                       format(" | %+.1f (%+.1f to %+.1f) | ", duel.points.value, duel.points.low,
                              duel.points.high) +
                       pace +
                       format(" | won %zu, shared %zu, lost %zu", duel.won, duel.shared, duel.lost);
            }},
        measured.result);
}

std::string fault_lines(std::span<const Measured> measured) {
    std::string text;
    for (const Measured& one : measured) {
        for (const auto& [what, count] : faults_of(one)) {
            text += "- " + words_of_all(one.question) + ", " + name_of_game(one.question.setup) +
                    ", " + std::to_string(count) + " times: " + what + "\n";
        }
    }
    return text.empty() ? text : "\nFaults of engines, each a lost game:\n\n" + text;
}

std::vector<PlayedGame> all_games(const Measured& measured) {
    std::vector<PlayedGame> all;
    for (const auto& games : measured.games) all.insert(all.end(), games.begin(), games.end());
    return all;
}

/// Of one measurement, or of several together.
Calibration calibration_of(std::span<const Measured> measured) {
    std::vector<PlayedGame> all;
    for (const Measured& one : measured) {
        const std::vector<PlayedGame> games = all_games(one);
        all.insert(all.end(), games.begin(), games.end());
    }
    return calibration(std::span<const PlayedGame>(all));
}

std::string header(const std::vector<std::string>& columns) {
    std::string names = "|";
    std::string lines = "|";
    for (const std::string& column : columns) {
        names += " " + column + " |";
        lines += "---|";
    }
    return names + "\n" + lines + "\n";
}

std::string calibration_rows(const std::string& name, const Calibration& known) {
    std::string rows;
    for (std::size_t i = 0; i < Calibration::kBins; ++i) {
        const Bin& bin = known.bins[i];
        if (bin.predictions == 0) continue;
        rows += format("| %s | %zu to %zu %% | %zu | %zu | %.1f %% | %.1f %% | %+.1f ± %.1f |\n",
                       name.c_str(), 10 * i, 10 * (i + 1), bin.predictions, bin.games,
                       100 * bin.predicted, 100 * bin.happened,
                       100 * (bin.happened - bin.predicted), 100 * bin.error);
    }
    return rows;
}

}  // namespace

std::string percent(const Estimate& estimate) {
    return format("%.1f %% (%.1f to %.1f)", 100 * estimate.value, 100 * estimate.low,
                  100 * estimate.high);
}

std::string name_of_game(const rules::Setup& setup) {
    if (setup.mode == rules::Mode::Mists) return "mists:" + std::to_string(setup.level);
    std::string name = setup.mode == rules::Mode::Ghosts ? "ghosts" : "base";
    for (const rules::Part part : rules::kParts) {
        if ((setup.changed & rules::kPartsToAdd).contains(part)) (name += '+') += rules::name(part);
    }
    return name;
}

std::string details(std::span<const Measured> measured) {
    std::string text = header({"player", "game", "won (95 %)", "games", "points", "CPU a turn",
                               "slowest turn", "how they ended"});
    for (const Measured& one : measured) {
        text += "| " + protocol::table_cell(words_of_all(one.question)) + " | " +
                name_of_game(one.question.setup) + " | " + result_of(one) + " |\n";
    }
    return text + fault_lines(measured);
}

std::string table(std::span<const Measured> measured) {
    std::vector<std::string> columns{"game"};
    std::vector<std::string> rows;
    for (const Measured& one : measured) {
        const std::string column = protocol::table_cell(words_of_all(one.question));
        if (column != columns.back()) columns.push_back(column);
        const std::string row = name_of_game(one.question.setup);
        if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
    }
    std::string text = header(columns);
    for (const std::string& row : rows) {
        text += "| " + row + " |";
        for (const Measured& one : measured) {
            if (name_of_game(one.question.setup) == row) text += " " + percent(wins_of(one)) + " |";
        }
        text += "\n";
    }
    text += "| CPU a turn |";
    for (std::size_t i = 0; i < measured.size(); i += rows.size()) {
        double turn = 0;
        for (std::size_t k = 0; k < rows.size(); ++k) turn += measured[i + k].pace.turn_ms;
        text += format(" %.2f ms |", turn / static_cast<double>(rows.size()));
    }
    return text + "\n" + fault_lines(measured);
}

std::string curve(std::span<const Measured> measured) {
    std::string text =
        header({"game", "positions", "CPU a turn", "slowest turn", "won (95 %)", "games"});
    for (const Measured& one : measured) {
        const auto positions = one.question.player.positions;
        text += "| " + name_of_game(one.question.setup) + " | " +
                (positions ? std::to_string(*positions) : "as usual") +
                format(" | %.2f ms | %.1f ms | ", one.pace.turn_ms, one.pace.slowest_ms) +
                percent(wins_of(one)) + " | " +
                std::to_string(std::visit([](const auto& r) { return r.games; }, one.result)) +
                " |\n";
    }
    return text + fault_lines(measured);
}

std::string calibration(std::span<const Measured> measured) {
    std::string text = header({"game", "predicted", "predictions", "games", "mean prediction",
                               "happened", "difference (95 %)"});
    std::string sums;
    const auto add = [&](const std::string& name, const Calibration& known) {
        text += calibration_rows(name, known);
        sums += format(
            "%s: largest deviation %.1f points (bins of %zu predictions and more), on average "
            "%.1f; odds as they were: scale %.2f, shift %+.2f.\n",
            name.c_str(), 100 * known.largest_deviation(), Calibration::kEnough,
            100 * known.average_deviation(), known.fit.scale, known.fit.shift);
    };
    for (const Measured& one : measured) {
        add(name_of_game(one.question.setup), calibration_of(std::span(&one, 1)));
    }
    if (measured.size() > 1) add("all", calibration_of(measured));
    return text + "\n" + sums;
}

Json calibration_json(std::span<const Measured> measured) {
    const Calibration all = calibration_of(measured);
    Json bins = Json::array();
    for (const Bin& bin : all.bins) {
        bins.push_back({{"predictions", bin.predictions},
                        {"games", bin.games},
                        {"predicted", bin.predicted},
                        {"happened", bin.happened},
                        {"error", bin.error}});
    }
    return {{"bins", bins},
            {"largest_deviation", all.largest_deviation()},
            {"average_deviation", all.average_deviation()},
            {"fit", {{"scale", all.fit.scale}, {"shift", all.fit.shift}}}};
}

Paired paired(const Measured& first, const Measured& second) {
    return paired(all_games(first), all_games(second));
}

std::string comparison(const Measured& first, const Measured& second) {
    const std::array both{first, second};
    const Paired pairs = paired(first, second);
    return details(both) +
           format(
               "\nOn the same decks: both won %zu, only the first %zu, only the second %zu, "
               "neither %zu.\n",
               pairs.both, pairs.only_first, pairs.only_second, pairs.neither) +
           "Difference: " + percent(pairs.difference()) +
           format("; McNemar p = %.4f.\n", pairs.p());
}

Json json_of(const Estimate& estimate) {
    return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

Json json_of(const Paired& paired) {
    return {{"both", paired.both},
            {"only_first", paired.only_first},
            {"only_second", paired.only_second},
            {"neither", paired.neither},
            {"difference", json_of(paired.difference())},
            {"p", paired.p()}};
}

Json json_of(const Measured& measured) {
    const Question& question = measured.question;
    Json json{{"player", words_of(question.player)},
              {"beside", question.beside ? Json(words_of(*question.beside)) : Json(nullptr)},
              {"game", name_of_game(question.setup)},
              {"players", question.setup.players},
              {"won", json_of(wins_of(measured))},
              {"turn_ms", measured.pace.turn_ms},
              {"slowest_turn_ms", measured.pace.slowest_ms}};
    std::visit(rules::Overloaded{[&](const Tally& tally) {
                                     json["games"] = tally.games;
                                     json["games_won"] = tally.won;
                                     json["points"] = tally.points;
                                     json["turns"] = tally.turns;
                                     json["lost"] = Json(tally.lost);
                                 },
                                 [&](const Duel& duel) {
                                     json["games"] = duel.games;
                                     json["games_won"] = duel.won;
                                     json["games_shared"] = duel.shared;
                                     json["games_lost"] = duel.lost;
                                     json["points_ahead"] = json_of(duel.points);
                                 }},
               measured.result);
    json["faults"] = Json(faults_of(measured));
    return json;
}

Json document(const std::string& command, const std::string& digest, const Range& range) {
    return {{"command", command},
            {"tileset", digest},
            {"first_deck", range.first},
            {"decks", range.games},
            {"results", Json::array()}};
}

}  // namespace mistward::arena
