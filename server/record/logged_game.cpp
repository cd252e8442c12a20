#include "server/record/logged_game.hpp"

#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/record/tokens.hpp"
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
    return player ? point.decider() == rules::PlayerId(*player)
                  : point.actor == rules::Actor::Chance;
}

}  // namespace

std::optional<std::string> author_text(protocol::Author author) {
    return author == protocol::Author::Companion ? std::optional<std::string>("companion")
                                                 : std::nullopt;
}

protocol::Author author_of(const store::Entry& entry) {
    if (entry.planned) return protocol::Author::Plan;
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
    const rules::Game start(tiles.tables, setup);
    terms.deck = order_from(start, start.deck(), seed);
    terms.tiles = std::move(tiles);
    terms.started_ms = now_ms;
    return terms;
}

LoggedGame::LoggedGame(std::shared_ptr<const GameTerms> terms)
    : LoggedGame(terms,
                 History(terms->tiles.tables, rules::Game(terms->tiles.tables, terms->setup))) {}

LoggedGame::LoggedGame(std::shared_ptr<const GameTerms> terms, History history)
    : terms_(std::move(terms)), history_(std::move(history)) {
    const rules::Game now = history_.at(seq());
    rest(now);
    for (const rules::TokenStream& each : now.streams()) {
        given_[static_cast<std::size_t>(each.stream)] =
            drawn_tokens(entries(), std::min(terms_->given, seq()), each.stream);
    }
}

void LoggedGame::rest(const rules::Game& game) {
    packed_ = PackedGame(game);
    point_ = game.point();
    turn_ = game.turn();
    is_over_ = game.outcome() != rules::Outcome::Undecided;
    if (is_over_ && game.has_secrets()) recent_ = {};
}

rules::Viewer LoggedGame::viewer(std::optional<std::uint8_t> seat) const {
    return is_over_ ? rules::Viewer::of_everything() : protocol::viewer_of(seat);
}

std::optional<LoggedEntry> LoggedGame::find_command(std::uint8_t player,
                                                    const std::string& id) const {
    const auto seq = history_.find_command(player, id);
    if (!seq) return std::nullopt;
    return LoggedEntry{entries()[*seq - 1], *seq};
}

Progress LoggedGame::draw(std::int64_t now_ms) {
    Progress progress;
    Play play{game()};
    draw_into(play, progress, now_ms);
    rest(play.game);
    return progress;
}

protocol::Result<Progress> LoggedGame::decide(const PlayerDecision& decision) {
    store::Entry entry{decision.player,
                       decision.decision,
                       decision.command,
                       decision.now_ms,
                       author_text(decision.author),
                       decision.thought_ms,
                       decision.author == protocol::Author::Plan};
    Play play{game()};
    if (const auto made = advance(play, entry); !made) return tl::unexpected(made.error());
    Progress progress{{std::move(entry)}, {recent_.newest()}};
    draw_into(play, progress, decision.now_ms);
    rest(play.game);
    return progress;
}

void LoggedGame::draw_into(Play& play, Progress& progress, std::int64_t now_ms) {
    while (play.game.point().actor == rules::Actor::Chance) {
        store::Entry entry{std::nullopt, next_draw(play.game).value(), std::nullopt, now_ms};
        if (const auto drawn = advance(play, entry); !drawn) {
            throw std::logic_error("the committed deck and the rules disagree: " +
                                   drawn.error().message);
        }
        progress.entries.push_back(std::move(entry));
        progress.updates.push_back(recent_.newest());
    }
}

protocol::Result<void> LoggedGame::replay(std::span<const store::Entry> entries) {
    rules::Game game = this->game();
    protocol::Result<void> replayed;
    for (const store::Entry& entry : entries) {
        replayed = check_replay(game, entry);
        if (replayed) replayed = replay_one(game, entry);
        if (!replayed) break;
    }
    recent_ = {};
    rest(game);
    return replayed;
}

protocol::Result<void> LoggedGame::replay_one(rules::Game& game, const store::Entry& entry) {
    if (const auto to = protocol::parse_undo(entry.decision)) {
        game = history_.add_undo(entry, *to);
        return {};
    }
    return apply_decision(game, entry).map([](const Made&) {});
}

protocol::Result<void> LoggedGame::check_replay(const rules::Game& game,
                                                const store::Entry& entry) const {
    if (entry.decision.empty()) return tl::unexpected(impossible("it is missing"));
    if (const auto to = protocol::parse_undo(entry.decision)) {
        if (!entry.player || *to >= seq() || !history_.decider_at(*to)) {
            return tl::unexpected(impossible("nobody can go back to that seq"));
        }
        return {};
    }
    if (!may_decide(game.point(), entry.player)) {
        return tl::unexpected(impossible("it was not their decision"));
    }
    if (entry.player) return {};
    const auto due = next_draw(game);
    if (due && entry.decision != *due) {
        return tl::unexpected(
            impossible(game.point().kind == rules::DecisionKind::DrawToken
                           ? "the token drawn is not the one of the seed"
                           : "the tile drawn is not the one of the committed deck"));
    }
    return {};
}

protocol::Result<void> LoggedGame::advance(Play& play, const store::Entry& entry) {
    const rules::Game before = play.game;
    if (const auto to = protocol::parse_undo(entry.decision)) {
        play.game = history_.add_undo(entry, *to);
        note_update(before, play, [&](const protocol::Around& around) {
            return protocol::undo_message(around, entry.player.value(), *to);
        });
        return {};
    }
    const auto made = apply_decision(play.game, entry);
    if (!made) return tl::unexpected(made.error());
    note_update(before, play, [&](const protocol::Around& around) {
        return protocol::update_message(around, made->decision, made->events, author_of(entry));
    });
    return {};
}

protocol::Result<LoggedGame::Made> LoggedGame::apply_decision(rules::Game& game,
                                                              const store::Entry& entry) {
    const auto decision = rules::parse_decision(game, entry.decision);
    if (!decision) {
        return tl::unexpected(protocol::malformed_decision(entry.decision, decision.error()));
    }
    const auto* const token = std::get_if<rules::DrawToken>(&*decision);
    const std::size_t place = token == nullptr ? 0 : game.drawn_count(token->stream);
    auto events = game.apply(*decision);
    if (!events) {
        return tl::unexpected(protocol::illegal_decision(game, entry.decision, events.error()));
    }
    if (token != nullptr && seq() < terms_->given) note_given(*token, place);
    work::note_entries(1);
    history_.add(entry, game);
    return Made{*decision, std::move(*events)};
}

std::optional<std::string> LoggedGame::next_draw(const rules::Game& game) const {
    if (game.point().kind == rules::DecisionKind::DrawToken) return next_token(game);
    const auto place = game.next_place(terms_->deck);
    return place ? rules::decision_text(game, rules::DrawTile{terms_->deck[*place]}) : "";
}

std::optional<std::string> LoggedGame::next_token(const rules::Game& game) const {
    const auto asked = std::get<rules::DrawToken>(game.legal().at(0)).stream;
    const auto streams = game.streams();
    const auto stream = std::ranges::find(streams, asked, &rules::TokenStream::stream);
    const std::size_t place = game.drawn_count(asked);
    const Tokens& given = given_[static_cast<std::size_t>(asked)];
    if (place >= given.size() && seq() < terms_->given) return std::nullopt;
    const auto token = token_at(place, *stream, given, terms_->seed);
    return token ? rules::decision_text(game, rules::DrawToken{asked, *token}) : "";
}

void LoggedGame::note_given(const rules::DrawToken& token, std::size_t place) {
    Tokens& given = given_[static_cast<std::size_t>(token.stream)];
    if (place == given.size()) given.push_back(token.value.value());
}

template <class Encode>
void LoggedGame::note_update(const rules::Game& before, Play& play, Encode encode) {
    recent_.push(play.sights.tell(seq(), before, play.game, encode));
}

}  // namespace mistward::rooms
