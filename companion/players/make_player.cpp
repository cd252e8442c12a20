#include "companion/players/make_player.hpp"

#include "companion/baseline/choose.hpp"
#include "companion/companion.hpp"

#include <ctime>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>
#include <system_error>

namespace mistward::players {
namespace {

/// Any legal decision, each with the same chance; equal seeds and seats decide alike.
class RandomPlayer : public Player {
public:
    Expected<void> begin(const rules::Game& /*game*/, const Seating& seating) override {
        random_.seed(seating.seed);
        return {};
    }

    Expected<rules::Decision> decide(const rules::Game& game) override {
        const std::vector<rules::Decision> legal = game.legal();
        return legal[below(legal.size())];
    }

private:
    /// The standard's distributions differ from library to library.
    std::size_t below(std::size_t count) {
        const std::uint64_t unbiased = random_.max() - random_.max() % count;
        std::uint64_t number = random_();
        while (number >= unbiased) number = random_();
        return static_cast<std::size_t>(number % count);
    }

    std::mt19937_64 random_;
};

/// The companion by rules of thumb.
class BaselinePlayer : public Player {
public:
    Expected<rules::Decision> decide(const rules::Game& game) override {
        return companion::baseline::choose(game);
    }
};

/// The companion as the server has it, or with other weights.
class CompanionPlayer : public Player {
public:
    CompanionPlayer(companion::Mind mind, companion::Strength strength)
        : mind_(std::move(mind)), strength_(strength) {}

    Expected<rules::Decision> decide(const rules::Game& game) override {
        return companion::choose(mind_, game, strength_);
    }
    std::optional<double> chance(const rules::Game& game, rules::PlayerId seat) override {
        const std::vector<double> chances = companion::win_chances(mind_, game, strength_);
        return chances.size() == 1 ? chances.front() : chances[seat.value()];
    }
    void set_budget(std::size_t positions) override { strength_.positions = positions; }

private:
    companion::Mind mind_;
    companion::Strength strength_;
};

/// A program of its own.
class EnginePlayer : public Player {
public:
    EnginePlayer(std::unique_ptr<engine::Engine> engine, std::size_t positions)
        : engine_(std::move(engine)), positions_(positions) {}

    Expected<void> begin(const rules::Game& game, const Seating& seating) override {
        return engine_->new_game(game, seating);
    }
    Expected<void> follow(const std::string& decision, const rules::Game& after,
                          std::span<const rules::Event> events) override {
        return engine_->follow(decision, after, events);
    }
    Expected<rules::Decision> decide(const rules::Game& game) override {
        return engine_->decide(game, positions_);
    }
    Expected<void> end(const rules::Game& game) override { return engine_->over(game); }
    double processor_seconds() const override { return engine_->processor_seconds(); }

private:
    std::unique_ptr<engine::Engine> engine_;
    std::size_t positions_;
};

using Made = tl::expected<std::unique_ptr<Player>, std::string>;

Made make_companion(const Recipe& recipe) {
    companion::Strength strength;
    if (recipe.positions) strength.positions = *recipe.positions;
    if (recipe.skill) strength.skill = *recipe.skill;
    const companion::Mind& built_in = companion::Mind::built_in();
    if (recipe.weights.empty()) return std::make_unique<CompanionPlayer>(built_in, strength);
    std::ifstream in(recipe.weights, std::ios::binary);
    if (!in) return tl::unexpected("the file " + recipe.weights + " cannot be read");
    auto weights = companion::parse_weights(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!weights) return tl::unexpected(recipe.weights + ": " + weights.error());
    try {
        const auto shared = std::make_shared<const companion::Weights>(std::move(*weights));
        return std::make_unique<CompanionPlayer>(built_in.with(shared), strength);
    } catch (const std::invalid_argument& error) {
        return tl::unexpected(recipe.weights + ": " + error.what());
    }
}

Made make_engine(const Recipe& recipe, const engine::EngineLimits& limits) {
    try {
        auto engine = engine::Engine::start(recipe.command, limits);
        if (engine) {
            return std::make_unique<EnginePlayer>(std::move(*engine), recipe.positions.value_or(0));
        }
        return tl::unexpected("the engine \"" + recipe.command + "\" " + engine.error().what);
    } catch (const std::system_error& error) {
        return tl::unexpected("the engine \"" + recipe.command +
                              "\" cannot be started: " + error.what());
    }
}

}  // namespace

double Player::processor_seconds() const {
    timespec used{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) != 0) return 0;
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

tl::expected<std::unique_ptr<Player>, std::string> make_player(const Recipe& recipe,
                                                               const engine::EngineLimits& limits) {
    switch (recipe.kind) {
        case PlayerKind::Random:
            return std::make_unique<RandomPlayer>();
        case PlayerKind::Baseline:
            return std::make_unique<BaselinePlayer>();
        case PlayerKind::Companion:
            return make_companion(recipe);
        case PlayerKind::Engine:
            break;
    }
    return make_engine(recipe, limits);
}

}  // namespace mistward::players
