#include "companion/arena/options.hpp"

#include "protocol/wire/parts.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <thread>

namespace mistward::arena {
namespace {

/// The words of the command line before they are understood.
struct Words {
    std::vector<std::string> players;
    std::string beside;
    std::string game = "mists";
    protocol::wire::PartNames parts;
    std::string levels = "1-6";
    unsigned seats = 2;
    double patience = 15;
};

players::Recipe recipe_of(const std::string& words) {
    auto recipe = players::parse_recipe(words);
    if (!recipe) throw CLI::ValidationError("\"" + words + "\"", recipe.error());
    return std::move(*recipe);
}

struct Subcommand {
    const char* name;
    const char* what;
    Command command;
    int fewest;
    int most;
};
constexpr int kAnyNumber = 20;
constexpr std::array<Subcommand, 6> kSubcommands{{
    {"play", "How well a player does, and why it loses", Command::Play, 1, 1},
    {"compare", "Two players on the same decks, as rivals against each other", Command::Compare, 2,
     2},
    {"table", "Table of strength: games by player and budget", Command::Table, 1, kAnyNumber},
    {"curve", "Strength by budget of positions", Command::Curve, 1, 1},
    {"calibration", "Predicted chances compared with results", Command::Calibration, 1, 1},
    {"engine", "Speaks the engine protocol itself, as that player", Command::Engine, 1, 1},
}};

void add_game_options(CLI::App& app, Words& words, Options& options) {
    app.add_option("--game", words.game, "mists, ghosts or base")
        ->check(CLI::IsMember({"mists", "ghosts", "base"}))
        ->capture_default_str();
    app.add_option("--parts", words.parts,
                   "Parts to add to ghosts or base, those for tests among them")
        ->delimiter(',');
    app.add_option("--levels", words.levels, "Levels of mists, such as 1-6 or 3,5")
        ->capture_default_str();
    app.add_option("--players", words.seats, "Seats at the table")
        ->check(CLI::Range(1U, 6U))
        ->capture_default_str();
    app.add_option(
        "--beside", words.beside,
        "Player in every other seat; each deck is then played with both seatings. "
        "Without it, the player has all seats of a team, and rivals play against baseline");
    app.add_option("--games", options.range.games, "Decks for each cell")
        ->check(CLI::Range(1U, 10000000U))
        ->capture_default_str();
    app.add_option("--first", options.range.first, "Number of the first deck")
        ->check(CLI::Range(0U, 1U << 31U))
        ->capture_default_str();
    app.add_option("--threads", options.range.threads, "Games played at the same time")
        ->check(CLI::Range(1U, 256U))
        ->capture_default_str();
    app.add_option("--positions", options.positions, "Budgets per turn, such as 300,4000")
        ->delimiter(',')
        ->check(CLI::Range(1U, 1000000000U));
    app.add_option("--tileset", options.tileset, "Tile-set file of the mists tiles");
    app.add_option("--patience", words.patience, "Seconds that an engine may take for a decision")
        ->check(CLI::Range(0.01, 86400.0))
        ->capture_default_str();
    app.add_flag("--json", options.json, "Print JSON instead of Markdown");
}

void understand(const Words& words, Options& options) {
    for (const std::string& player : words.players) options.players.push_back(recipe_of(player));
    if (!words.beside.empty()) options.beside = recipe_of(words.beside);
    options.mode = words.game == "mists"    ? rules::Mode::Mists
                   : words.game == "ghosts" ? rules::Mode::Ghosts
                                            : rules::Mode::Base;
    const auto parts = protocol::wire::parts_named(words.parts, rules::kPartsToAdd);
    if (!parts) throw CLI::ValidationError("--parts", "expected " + parts.error());
    options.parts = *parts;
    if (options.mode == rules::Mode::Mists && !options.parts.empty()) {
        throw CLI::ValidationError("--parts", "only ghosts and base have parts");
    }
    options.levels = parse_levels(words.levels);
    if (options.levels.empty()) throw CLI::ValidationError("--levels", "not a list of levels");
    options.seats = static_cast<std::uint8_t>(words.seats);
    options.limits.decision =
        std::chrono::milliseconds(static_cast<std::int64_t>(1000 * words.patience));
    for (const rules::Setup& setup : setups_of(options)) {
        const auto faults = rules::check_setup(setup);
        if (!faults.empty()) throw CLI::ValidationError("--players", faults.front());
    }
    for (const std::size_t positions : options.positions) {
        for (const players::Recipe& player : options.players) {
            if (players::with_positions(player, positions)) continue;
            throw CLI::ValidationError("--positions", words_of(player) + " has no budget");
        }
    }
    options.range.predict = options.command == Command::Calibration;
    if (options.range.predict && options.players[0].kind != players::PlayerKind::Companion) {
        throw CLI::ValidationError("PLAYER", "only the companion says what its chances are");
    }
    if (options.command == Command::Curve && options.positions.empty()) {
        throw CLI::RequiredError("--positions");
    }
}

}  // namespace

std::vector<std::uint8_t> parse_levels(const std::string& text) {
    std::vector<std::uint8_t> levels;
    const auto digit = [](char c) { return c >= '1' && c <= '0' + rules::kHighestLevel; };
    if (text.size() == 3 && digit(text[0]) && text[1] == '-' && digit(text[2])) {
        for (char level = text[0]; level <= text[2]; ++level) {
            levels.push_back(static_cast<std::uint8_t>(level - '0'));
        }
        return levels;
    }
    for (std::size_t i = 0; i < text.size(); i += 2) {
        if (!digit(text[i]) ||
            (i + 1 < text.size() && (text[i + 1] != ',' || i + 2 == text.size()))) {
            return {};
        }
        levels.push_back(static_cast<std::uint8_t>(text[i] - '0'));
    }
    return levels;
}

std::vector<rules::Setup> setups_of(const Options& options) {
    if (options.mode != rules::Mode::Mists) {
        return {{.mode = options.mode, .players = options.seats, .changed = options.parts}};
    }
    std::vector<rules::Setup> setups;
    for (const std::uint8_t level : options.levels) {
        setups.push_back({.level = level, .players = options.seats});
    }
    return setups;
}

std::variant<Options, int> read_options(int argc, const char* const* argv) {
    CLI::App app(
        "Plays games of Mistward inside one process, on decks that are always the same.\n"
        "A PLAYER is: random, baseline, companion, "
        "companion:skill=keen,positions=4000,weights=FILE,\n"
        "engine:COMMAND, or engine,positions=4000:COMMAND.\n"
        "Exit status: 0 everything was played, 1 it could not be, 2 the command line is wrong.");
    app.require_subcommand(1);
    Options options;
    options.range.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 256U);
    Words words;
    for (const Subcommand& row : kSubcommands) {
        CLI::App* sub = app.add_subcommand(row.name, row.what);
        sub->add_option("PLAYER", words.players, "Players")
            ->required()
            ->expected(row.fewest, row.most);
        add_game_options(*sub, words, options);
        sub->callback([&options, &row] { options.command = row.command; });
    }
    try {
        app.parse(argc, argv);
        understand(words, options);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return options;
}

}  // namespace mistward::arena
