#include "clients/bot/bot_options.hpp"

#include "protocol/bounds.hpp"
#include "protocol/setup_document.hpp"

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

}  // namespace

std::variant<BotOptions, int> read_options(int argc, const char* const* argv) {
    CLI::App app(
        "Takes seats in a room of a Mistward server and plays them at random until the game ends.\n"
        "Exit status: 0 the game ended, 1 it could not be played, 2 the command line is wrong.");
    BotOptions options;
    std::string url = "http://127.0.0.1:8080";
    unsigned seats = 0;
    std::uint64_t seed = 0;
    unsigned think = 0;
    unsigned patience = 60;
    // It creates rooms of the co-operative game alone.
    const unsigned most_seats = protocol::players_of(rules::Mode::Mists).most;
    app.add_option("--url", url, "Where the server listens")->capture_default_str();
    auto* room = app.add_option("--room", options.room, "Id of the room to join");
    auto* create = app.add_flag("--create", options.create, "Create a room of its own");
    room->excludes(create);
    app.add_option("--bots", options.bots, "How many seats to take")
        ->check(CLI::Range(1U, kMostBots))
        ->capture_default_str();
    app.add_option("--name", options.name, "Name at the table; several bots are numbered")
        ->capture_default_str();
    auto* seeded = app.add_option("--seed", seed, "Choose alike in every run with the same seed");
    app.add_option("--level", options.level, "Level of a created room")
        ->needs(create)
        ->check(CLI::Range(1U, unsigned{rules::kHighestLevel}))
        ->capture_default_str();
    auto* seated = app.add_option("--seats", seats, "Seats of a created room (one for each bot)")
                       ->needs(create)
                       ->check(CLI::Range(1U, most_seats));
    app.add_flag("--start", options.start, "Start the game when the seats are taken");
    app.add_option("--think", think,
                   "Milliseconds to wait before each decision, for people to follow")
        ->check(CLI::Range(0U, 60000U))
        ->capture_default_str();
    app.add_option("--patience", patience, "Seconds to wait for a server out of reach")
        ->capture_default_str();
    app.add_flag("--verbose", options.verbose, "Log every decision");
    try {
        app.parse(argc, argv);
        options.server = checked_url(url);
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

}  // namespace mistward::bot
