#include "clients/bot/thinker.hpp"

#include "clients/bot/player.hpp"
#include "rules/notation.hpp"

namespace mistward::bot {
namespace {

template <class T>
T without_fault(engine::Expected<T> result) {
    if (!result) {
        throw Refused("the engine " + result.error().what + " (" +
                      std::string(engine::name(result.error().kind)) + ")");
    }
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace

void Thinker::begin(FollowedGame game, players::Seating seating) {
    game_.emplace(std::move(game));
    seating_ = std::move(seating);
    tell_everything();
}

void Thinker::tell_everything() {
    rules::Game game = game_->start();
    without_fault(player_->begin(game, seating_));
    for (const std::string& decision : game_->path()) {
        const auto events =
            game.follow(game_->viewer(), rules::parse_decision(game, decision).value());
        without_fault(player_->follow(decision, game, events.value()));
    }
}

void Thinker::follow(std::string_view decision) {
    const auto events = game_->follow(decision);
    if (!events) return tell_everything();
    without_fault(player_->follow(std::string(decision), game_->game(), *events));
}

std::string Thinker::decide() {
    const rules::Decision decision = without_fault(player_->decide(game_->game()));
    return rules::decision_text(game_->game(), decision);
}

void Thinker::end() {
    if (game_) (void)player_->end(game_->game());
}

}  // namespace mistward::bot
