#include "server/record/game_record.hpp"

#include "protocol/rules_version.hpp"
#include "protocol/wire/result.hpp"
#include "protocol/wire/write.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"
#include "server/record/fork.hpp"
#include "server/record/setup_record.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

/// As it was agreed, by the version of the rules that its row names.
rules::Setup setup_of(const store::GameRecord& game) {
    rules::Setup setup = read_setup_record(game.setup);
    setup.rules = protocol::parse_rules_version(game.rules).value_or(rules::kNewestRules);
    return setup;
}

}  // namespace

store::GameRecord game_record(const GameTerms& terms) {
    store::GameRecord record;
    record.id = terms.id;
    record.number = terms.number;
    record.setup = setup_record(terms.setup);
    record.tileset = terms.tiles.set().name;
    record.tileset_digest = terms.tiles.digest;
    record.rules = protocol::rules_version(terms.setup);
    record.seed = terms.seed;
    record.commitment = terms.commitment;
    record.started_ms = terms.started_ms;
    if (terms.fork) record.fork = store::ForkRecord{terms.fork->game, terms.fork->seq};
    if (terms.deck_committed) record.deck = deck_text(terms);
    return record;
}

store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms) {
    return {now_ms, std::string(protocol::word(protocol::kOutcomeWords, game.game().outcome())),
            std::string(rules::name(game.game().reason())),
            protocol::wire::text_of(protocol::wire::totals(game.game()))};
}

// What is of a newer version is best told by its rules, and its setup says which tiles are meant.
tl::expected<void, Fault> check_playable(const store::GameRecord& game,
                                         const std::optional<GameTiles>& tiles) {
    const auto no = [](Unplayable reason, std::string why) {
        return tl::unexpected(Fault{reason, std::move(why)});
    };
    if (!protocol::parse_rules_version(game.rules)) {
        return no(Unplayable::RulesUnknown, "it was played with rules version " + game.rules);
    }
    if (auto setup = try_setup_record(game.setup); !setup) {
        return tl::unexpected(std::move(setup.error()));
    }
    if (const auto faults = rules::check_setup(setup_of(game)); !faults.empty()) {
        return no(Unplayable::SetupUnknown, "its setup cannot be played: " + faults.front());
    }
    if (!tiles || game.tileset_digest != tiles->digest) {
        return no(Unplayable::TilesUnknown, "it was played with another tile set, " + game.tileset +
                                                " " + game.tileset_digest);
    }
    return {};
}

tl::expected<GameTerms, std::string> game_terms(const store::GameRecord& game,
                                                std::optional<GameTiles> tiles) {
    if (const auto playable = check_playable(game, tiles); !playable) {
        return tl::unexpected(playable.error().why);
    }
    const std::string room = game.id.substr(0, game.id.rfind('.'));
    GameTerms terms =
        agree(room, game.number, setup_of(game), std::move(*tiles), game.seed, game.started_ms);
    const bool needs_deck = game.fork || game.deck;
    if (needs_deck && !take_deck(terms, game.deck.value_or(""))) {
        return tl::unexpected<std::string>("its deck is no deck of its tiles");
    }
    if (game.fork) {
        terms.fork = {game.fork->game, game.fork->seq};
        terms.given = game.fork->seq;
    }
    if (terms.id != game.id || terms.commitment != game.commitment) {
        return tl::unexpected<std::string>("its seed is not the one of its commitment");
    }
    return terms;
}

}  // namespace mistward::rooms
