#include "server/record/logged_game.hpp"

#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace mistward::rooms {

namespace {

protocol::Error impossible(std::string what) {
    return {protocol::ErrorCode::Internal, std::move(what), protocol::Json::object()};
}

bool may_decide(const rules::DecisionPoint& point, std::optional<std::uint8_t> player) {
    return player ? point.actor == rules::Actor::Player && point.player.value() == *player
                  : point.actor == rules::Actor::Chance;
}

}  // namespace

std::optional<std::string> author_text(protocol::Author author) {
    return author == protocol::Author::Companion ? std::optional<std::string>("companion")
                                                 : std::nullopt;
}

protocol::Author author_of(const store::Entry& entry) {
    return entry.author ? protocol::Author::Companion : protocol::Author::Player;
}

GameTerms agree(const std::string& room, std::uint32_t number, const rules::Setup& setup,
                GameTiles tiles, const Seed& seed, std::int64_t now_ms) {
    GameTerms terms;
    terms.id = room + "." + std::to_string(number);
    terms.number = number;
    terms.setup = setup;
    terms.seed = seed;
    terms.commitment = commitment({terms.id, protocol::rules_version(setup), tiles.digest}, seed);
    terms.deck = shuffled(rules::Game(tiles.tables, setup).deck(), seed);
    terms.tiles = std::move(tiles);
    terms.started_ms = now_ms;
    return terms;
}

LoggedGame::LoggedGame(std::shared_ptr<const GameTerms> terms)
    : terms_(std::move(terms)),
      game_(terms_->tiles.tables, terms_->setup),
      history_(terms_->tiles.tables, game_) {}

LoggedGame::LoggedGame(std::shared_ptr<const GameTerms> terms, History history)
    : terms_(std::move(terms)), game_(history.at(history.seq())), history_(std::move(history)) {}

std::optional<LoggedEntry> LoggedGame::find_command(std::uint8_t player,
                                                    const std::string& id) const {
    const auto seq = history_.find_command(player, id);
    if (!seq) return std::nullopt;
    return LoggedEntry{entries()[*seq - 1], *seq};
}

Progress LoggedGame::draw(std::int64_t now_ms) {
    Progress progress;
    draw_into(progress, now_ms);
    return progress;
}

protocol::Result<Progress> LoggedGame::decide(const PlayerDecision& decision) {
    store::Entry entry{decision.player,
                       decision.decision,
                       decision.command,
                       decision.now_ms,
                       author_text(decision.author),
                       decision.thought_ms};
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
    if (const auto checked = check_replay(entry); !checked) return checked;
    return advance(entry, updates);
}

protocol::Result<void> LoggedGame::check_replay(const store::Entry& entry) const {
    if (const auto to = protocol::parse_undo(entry.decision)) {
        if (!entry.player || *to >= seq() || !history_.player_decides_at(*to)) {
            return tl::unexpected(impossible("nobody can go back to that seq"));
        }
        return {};
    }
    if (!may_decide(game_.point(), entry.player)) {
        return tl::unexpected(impossible("it was not for whoever decided to decide"));
    }
    if (!entry.player && entry.decision != next_draw()) {
        return tl::unexpected(impossible("the tile drawn is not the one of the committed deck"));
    }
    return {};
}

protocol::Result<void> LoggedGame::advance(const store::Entry& entry, Updates updates) {
    const auto to = protocol::parse_undo(entry.decision);
    return to ? go_back(entry, *to, updates) : apply_decision(entry, updates);
}

protocol::Result<void> LoggedGame::apply_decision(const store::Entry& entry, Updates updates) {
    const auto decision = rules::parse_decision(game_, entry.decision);
    if (!decision) {
        return tl::unexpected(protocol::malformed_decision(entry.decision, decision.error()));
    }
    const bool encodes = updates == Updates::Encode;
    const auto before = encodes ? std::optional(game_) : std::nullopt;
    const auto events = game_.apply(*decision);
    if (!events) {
        return tl::unexpected(protocol::illegal_decision(game_, entry.decision, events.error()));
    }
    work::note_entries(1);
    history_.add(entry, game_);
    if (!encodes) {
        state_ = nullptr;
        return {};
    }
    note_update(*before, [&](const protocol::Around& around) {
        return protocol::update_message(around, *decision, *events, author_of(entry));
    });
    return {};
}

protocol::Result<void> LoggedGame::go_back(const store::Entry& entry, std::uint64_t to,
                                           Updates updates) {
    const rules::Game before = std::exchange(game_, history_.add_undo(entry, to));
    if (updates == Updates::Skip) {
        state_ = nullptr;
        return {};
    }
    note_update(before, [&](const protocol::Around& around) {
        return protocol::undo_message(around, entry.player.value(), to);
    });
    return {};
}

std::string LoggedGame::next_draw() const {
    const std::size_t drawn = game_.drawn_count();
    return drawn < terms_->deck.size()
               ? rules::decision_text(game_, rules::DrawTile{terms_->deck[drawn]})
               : "";
}

template <class Encode>
void LoggedGame::note_update(const rules::Game& before, Encode encode) {
    const auto state_before =
        state_ ? state_
               : std::make_shared<const protocol::wire::State>(protocol::wire::state(before));
    state_ = std::make_shared<const protocol::wire::State>(protocol::wire::state(game_));
    recent_.push(std::make_shared<const std::string>(
        encode(protocol::Around{seq(), before, game_, *state_before, *state_})));
}

}  // namespace mistward::rooms
