#include "clients/bot/bot_options.hpp"

#include "protocol/bounds.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/words.hpp"

#include <CLI/CLI.hpp>

#include <stdexcept>

namespace mistward::bot {
namespace {

constexpr unsigned kMostBots = protocol::kMostSeats;

ServerUrl checked_url(const std::string& text) {
    try {
        return protocol::parse_server_url(text);
    } catch (const std::invalid_argument& error) {
        throw CLI::ValidationError("--url", error.what());
    }
}

players::Recipe checked_player(const std::string& words) {
    auto recipe = players::parse_recipe(words);
    if (!recipe) throw CLI::ValidationError("\"" + words + "\"", recipe.error());
    return std::move(*recipe);
}

}  // namespace

std::variant<BotOptions, int> read_options(int argc, const char* const* argv) {
    CLI::App app(
        "Takes seats in a room of a Mistward server and plays them until the game ends.\n"
        "mistward-bot tournament --help: plays many games and compares players.\n"
        "Exit status: 0 the game ended, 1 it could not be played, 2 the command line is wrong.");
    BotOptions options;
    std::string url = "http://127.0.0.1:8080";
    unsigned seats = 0;
    std::uint64_t seed = 0;
    unsigned think = 0;
    unsigned patience = 60;
    std::string play = "random";
    // It creates rooms of the co-operative game alone.
    const unsigned most_seats = protocol::players_of(rules::Mode::Mists).most;
    app.add_option("--url", url, "Where the server listens")->capture_default_str();
    auto* room = app.add_option("--room", options.room, "Id of the room to join");
    auto* create = app.add_flag("--create", options.create, "Create a room");
    room->excludes(create);
    app.add_option("--bots", options.bots, "How many seats to take")
        ->check(CLI::Range(1U, kMostBots))
        ->capture_default_str();
    app.add_option("--name", options.name,
                   "Name at the table; if there are several bots, they are numbered")
        ->capture_default_str();
    auto* seeded =
        app.add_option("--seed", seed, "Make the same choices in every run with the same seed");
    app.add_option("--level", options.level, "Level of a created room")
        ->needs(create)
        ->check(CLI::Range(1U, unsigned{rules::kHighestLevel}))
        ->capture_default_str();
    auto* seated =
        app.add_option("--seats", seats, "Seats of a created room; if not given, one for each bot")
            ->needs(create)
            ->check(CLI::Range(1U, most_seats));
    app.add_flag("--start", options.start, "Start the game when the seats are taken");
    app.add_option("--think", think,
                   "Milliseconds to wait before each decision, for people to follow")
        ->check(CLI::Range(0U, 60000U))
        ->capture_default_str();
    app.add_option("--patience", patience, "Seconds to wait for a server that cannot be reached")
        ->capture_default_str();
    app.add_option("--play", play,
                   "Who decides: random, baseline, companion, companion:skill=keen,positions=4000, "
                   "engine:COMMAND (see companion/engine/README.md)")
        ->capture_default_str();
    app.add_option("--transcript", options.transcript,
                   "File to write every message to; only with one bot")
        ->excludes("--bots");
    app.add_flag("--verbose", options.verbose, "Log every decision");
    try {
        app.parse(argc, argv);
        options.server = checked_url(url);
        options.play = checked_player(play);
        if (options.room.empty() && !options.create) {
            throw CLI::RequiredError("one of --room and --create");
        }
        if (*seated && seats < options.bots) {
            throw CLI::ValidationError("--seats", "a room needs a seat for each bot");
        }
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    if (*seeded) options.seed = seed;
    if (*seated) options.seats = seats;
    options.think = std::chrono::milliseconds(think);
    options.patience = std::chrono::seconds(patience);
    return options;
}

std::variant<TournamentOptions, int> read_tournament(int argc, const char* const* argv) {
    CLI::App app(
        "Plays games on a running server, each deck once by each player (rivals: once in each "
        "order),"
        "\nand prints how often each of them won. Exit status: 0 all games were played, 1 some "
        "could "
        "not be,"
        "\n2 the command line is wrong.",
        "mistward-bot tournament");
    TournamentOptions options;
    std::string url = "http://127.0.0.1:8080";
    std::vector<std::string> players;
    std::string game = "mists";
    app.add_option("PLAYER", players, "Players, such as random or engine:COMMAND")
        ->required()
        ->expected(1, 8);
    app.add_option("--url", url, "Where the server listens")->capture_default_str();
    app.add_option("--game", game, "mists, ghosts or base")
        ->check(CLI::IsMember({"mists", "ghosts", "base"}))
        ->capture_default_str();
    app.add_option("--level", options.level, "Level of mists")
        ->check(CLI::Range(1U, unsigned{rules::kHighestLevel}))
        ->capture_default_str();
    app.add_option("--seats", options.seats, "Seats at each table")
        ->check(CLI::Range(1U, kMostBots))
        ->capture_default_str();
    app.add_option("--games", options.games, "Number of decks")
        ->check(CLI::Range(1U, 100000U))
        ->capture_default_str();
    app.add_option("--seed", options.seed,
                   "Seed of the players' random choices; it does not set the decks")
        ->capture_default_str();
    app.add_flag("--json", options.json, "Print JSON instead of Markdown");
    try {
        app.parse(argc, argv);
        options.server = checked_url(url);
        for (const std::string& words : players) options.players.push_back(checked_player(words));
        options.game = *protocol::parse_word<rules::Mode>(protocol::kModeWords, game);
        const auto [fewest, most] = protocol::players_of(options.game);
        if (options.seats < fewest || options.seats > most) {
            throw CLI::ValidationError("--seats", "the game is for " + std::to_string(fewest) +
                                                      " to " + std::to_string(most) + " players");
        }
        if (options.game != rules::Mode::Mists && players.size() != 2) {
            throw CLI::ValidationError("PLAYER", "a game between rivals takes exactly two players");
        }
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    return options;
}

}  // namespace mistward::bot
