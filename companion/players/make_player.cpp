#include "companion/players/make_player.hpp"

#include "companion/baseline/choose.hpp"

#include <ctime>
#include <random>
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

tl::expected<std::unique_ptr<Player>, std::string> make_engine(const Recipe& recipe,
                                                               const engine::EngineLimits& limits) {
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
        case PlayerKind::Engine:
            break;
    }
    return make_engine(recipe, limits);
}

}  // namespace mistward::players
