#include "companion/arena/commands.hpp"

#include "companion/arena/report.hpp"

#include <iostream>
#include <stdexcept>

namespace mistward::arena {
namespace {

using players::Recipe;

TileShelf open_tiles(const Options& options) {
    auto tiles = TileShelf::open(options.tileset);
    if (tiles) return std::move(*tiles);
    std::string message = "the tile set is not right:";
    for (const std::string& fault : tiles.error()) message += "\n  " + fault;
    throw std::runtime_error(message);
}

/// Each player with each budget.
std::vector<Recipe> players_of(const Options& options) {
    if (options.positions.empty()) return options.players;
    std::vector<Recipe> players;
    for (const Recipe& player : options.players) {
        for (const std::size_t positions : options.positions) {
            players.push_back(*with_positions(player, positions));
        }
    }
    return players;
}

std::optional<Recipe> beside(const Options& options) {
    if (options.beside || options.mode == rules::Mode::Mists) return options.beside;
    return Recipe{.kind = players::PlayerKind::Baseline};
}

std::vector<Measured> measure_all(const TileShelf& tiles, const Options& options,
                                  const std::vector<Recipe>& players, std::ostream& log) {
    std::vector<Measured> measured;
    for (const Recipe& player : players) {
        for (const rules::Setup& setup : setups_of(options)) {
            log << words_of(player) << ", " << name_of_game(setup) << std::endl;
            measured.push_back(
                measure(tiles, {.setup = setup, .player = player, .beside = beside(options)},
                        options.range, options.limits));
        }
    }
    return measured;
}

void print(const Options& options, const Json& document, const std::string& markdown,
           std::ostream& out) {
    if (options.json) {
        out << document.dump(2) << "\n";
    } else {
        out << markdown;
    }
}

/// Every measurement, shown by `show`.
void report(const Options& options, const char* command,
            std::string (*show)(std::span<const Measured>), std::ostream& out, std::ostream& log) {
    const TileShelf tiles = open_tiles(options);
    const auto measured = measure_all(tiles, options, players_of(options), log);
    Json json = document(command, tiles[setups_of(options).front()].digest, options.range);
    for (const Measured& one : measured) json["results"].push_back(json_of(one));
    print(options, json, show(measured), out);
}

/// Teams are compared deck by deck.
void compare_teams(const Options& options, std::ostream& out, std::ostream& log) {
    const TileShelf tiles = open_tiles(options);
    Json json = document("compare", tiles[setups_of(options).front()].digest, options.range);
    json["pairs"] = Json::array();
    const auto first = measure_all(tiles, options, {options.players[0]}, log);
    const auto second = measure_all(tiles, options, {options.players[1]}, log);
    std::string text;
    for (std::size_t i = 0; i < first.size(); ++i) {
        json["results"].push_back(json_of(first[i]));
        json["results"].push_back(json_of(second[i]));
        json["pairs"].push_back(json_of(paired(first[i], second[i])));
        text += (i == 0 ? "" : "\n") + comparison(first[i], second[i]);
    }
    print(options, json, text, out);
}

void compare(const Options& options, std::ostream& out, std::ostream& log) {
    if (options.mode == rules::Mode::Mists) return compare_teams(options, out, log);
    Options against = options;
    against.players = {options.players[0]};
    against.beside = options.players[1];
    report(against, "compare", details, out, log);
}

void calibrate(const Options& options, std::ostream& out, std::ostream& log) {
    const TileShelf tiles = open_tiles(options);
    const auto measured = measure_all(tiles, options, players_of(options), log);
    Json json = document("calibration", tiles[setups_of(options).front()].digest, options.range);
    for (const Measured& one : measured) {
        json["results"].push_back(json_of(one));
        json["results"].back()["calibration"] = calibration_json(std::span(&one, 1));
    }
    json["calibration"] = calibration_json(measured);
    print(options, json, calibration(measured), out);
}

}  // namespace

void carry_out(const Options& options, std::ostream& out, std::ostream& log) {
    switch (options.command) {
        case Command::Play:
            return report(options, "play", details, out, log);
        case Command::Compare:
            return compare(options, out, log);
        case Command::Table:
            return report(options, "table", table, out, log);
        case Command::Curve:
            return report(options, "curve", curve, out, log);
        case Command::Calibration:
            return calibrate(options, out, log);
        case Command::Engine:
            return speak(options, std::cin, out);
    }
}

}  // namespace mistward::arena
