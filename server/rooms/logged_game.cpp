#include "server/rooms/logged_game.hpp"

#include "protocol/messages.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::rooms {

namespace {

protocol::Error fault(std::string what) {
    return {protocol::ErrorCode::Internal, std::move(what), protocol::Json::object()};
}

bool may_decide(const rules::DecisionPoint& point, std::optional<std::uint8_t> player) {
    return player ? point.actor == rules::Actor::Player && point.player.value() == *player
                  : point.actor == rules::Actor::Chance;
}

}  // namespace

GameTerms agree(const std::string& room, std::uint32_t number, const rules::Setup& setup,
                GameTiles tiles, const Seed& seed, std::int64_t now_ms) {
    GameTerms terms;
    terms.id = room + "." + std::to_string(number);
    terms.number = number;
    terms.setup = setup;
    terms.seed = seed;
    terms.commitment = commitment({terms.id, protocol::kRulesVersion, tiles.digest}, seed);
    terms.deck = shuffled(rules::Game(tiles.tables, setup).deck(), seed);
    terms.tiles = std::move(tiles);
    terms.started_ms = now_ms;
    return terms;
}

LoggedGame::LoggedGame(std::shared_ptr<const GameTerms> terms)
    : terms_(std::move(terms)), game_(terms_->tiles.tables, terms_->setup) {}

const LoggedCommand* LoggedGame::find_command(std::uint8_t player, const std::string& id) const {
    const auto found = std::ranges::find_if(commands_, [&](const LoggedCommand& command) {
        return command.player == player && command.id == id;
    });
    return found == commands_.end() ? nullptr : &*found;
}

Progress LoggedGame::draw(std::int64_t now_ms) {
    Progress progress;
    draw_into(progress, now_ms);
    return progress;
}

protocol::Result<Progress> LoggedGame::decide(const PlayerDecision& decision) {
    store::Entry entry{decision.player, decision.decision, decision.command, decision.now_ms};
    if (const auto made = advance(entry, Updates::Encode); !made) {
        return tl::unexpected(made.error());
    }
    Progress progress{{std::move(entry)}, {recent_.newest()}};
    draw_into(progress, decision.now_ms);
    return progress;
}

void LoggedGame::draw_into(Progress& progress, std::int64_t now_ms) {
    while (game_.point().actor == rules::Actor::Chance) {
        store::Entry entry{std::nullopt, next_draw(), std::nullopt, now_ms};
        if (const auto drawn = advance(entry, Updates::Encode); !drawn) {
            throw std::logic_error("the committed deck and the rules disagree: " +
                                   drawn.error().message);
        }
        progress.entries.push_back(std::move(entry));
        progress.updates.push_back(recent_.newest());
    }
}

protocol::Result<void> LoggedGame::replay(const store::Entry& entry, Updates updates) {
    if (!may_decide(game_.point(), entry.player)) {
        return tl::unexpected(fault("it was not for whoever decided to decide"));
    }
    if (!entry.player && entry.decision != next_draw()) {
        return tl::unexpected(fault("the tile drawn is not the one of the committed deck"));
    }
    return advance(entry, updates);
}

protocol::Result<void> LoggedGame::advance(const store::Entry& entry, Updates updates) {
    const auto decision = rules::parse_decision(game_, entry.decision);
    if (!decision) {
        return tl::unexpected(protocol::malformed_decision(entry.decision, decision.error()));
    }
    const rules::Game before = game_;
    const auto events = game_.apply(*decision);
    if (!events) {
        return tl::unexpected(protocol::illegal_decision(before, entry.decision, events.error()));
    }
    ++seq_;
    if (entry.player && entry.command) {
        commands_.push_back({*entry.player, *entry.command, entry.decision, seq_});
    }
    if (updates == Updates::Encode) {
        note_update(before, *decision, *events);
    } else {
        state_ = nullptr;
    }
    return {};
}

std::string LoggedGame::next_draw() const {
    const std::size_t drawn = game_.drawn_count();
    return drawn < terms_->deck.size()
               ? rules::decision_text(game_, rules::DrawTile{terms_->deck[drawn]})
               : "";
}

void LoggedGame::note_update(const rules::Game& before, const rules::Decision& decision,
                             const std::vector<rules::Event>& events) {
    const auto state_before =
        state_ ? state_ : std::make_shared<const protocol::Json>(protocol::state_document(before));
    state_ = std::make_shared<const protocol::Json>(protocol::state_document(game_));
    recent_.push(std::make_shared<const std::string>(
        protocol::update_message(seq_, before, game_, decision, events, *state_before, *state_)));
}

}  // namespace mistward::rooms
