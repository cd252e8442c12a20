#include "companion/train/options.hpp"

#include <CLI/CLI.hpp>

namespace mistward::companion::train {

std::optional<Options> read_options(int argc, char** argv, int& status) {
    Options options;
    CLI::App app(
        "Trains the weights of the companion by self-play: for the co-operative game, or for the "
        "competitive and the base game.",
        "mistward-train");
    app.add_option("--game", options.game,
                   "mists: co-operative; ghosts: competitive and base; parts: these with parts")
        ->check(CLI::IsMember({"mists", "ghosts", "parts"}))
        ->capture_default_str();
    app.add_option("--out", options.folder, "folder for GAME.weights and GAME.checkpoint")
        ->capture_default_str();
    app.add_option("--tileset", options.tileset, "tile-set file to play with; default: built in")
        ->check(CLI::ExistingFile);
    app.add_option("--seed", options.seed, "seed of all chance; equal seeds make equal weights")
        ->capture_default_str();
    app.add_option("--minutes", options.minutes, "stop after this many minutes")
        ->check(CLI::PositiveNumber);
    app.add_option("--games", options.games, "stop after this many games")
        ->check(CLI::PositiveNumber);
    app.add_flag("--resume", options.resume, "continue from the checkpoint in the folder");
    app.add_option("--rate", options.rate, "initial learning rate; it falls to a tenth")
        ->capture_default_str();
    app.add_option("--exam-every", options.exam_minutes, "minutes between two exams")
        ->capture_default_str();
    app.add_option("--exam-games", options.exam_games, "games of each kind in an exam")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    try {
        app.parse(argc, argv);
        const bool bounded = app.count("--minutes") + app.count("--games") != 0;
        if (!bounded) throw CLI::RequiredError("--minutes or --games");
    } catch (const CLI::ParseError& error) {
        status = app.exit(error);
        return std::nullopt;
    }
    return options;
}

}  // namespace mistward::companion::train
