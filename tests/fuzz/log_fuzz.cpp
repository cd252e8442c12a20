// A game that the bytes play, undos among it, and its log, which the bytes then spoil. The log as
// it was played folds to the game; a spoilt one is refused with a reason, or it is a log, and its
// fold holds together and has those entries.
#include "rules/notation.hpp"
#include "server/record/fold.hpp"
#include "server/record/log_page.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/setups.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/rooms/catalogue.hpp"

#include <utility>

using namespace mistward;

namespace {

using Log = std::vector<store::Entry>;
using Terms = std::shared_ptr<const rooms::GameTerms>;

constexpr std::size_t kMostDecisions = 120;
constexpr std::size_t kMostFaults = 2;

Terms agree(fuzz::Choices& choices) {
    const rules::Setup setup = fuzz::choose_setup(choices);
    rooms::Seed seed;
    seed.fill(choices.byte());
    return std::make_shared<const rooms::GameTerms>(
        rooms::agree("room", 1, setup, test::catalogue()[rules::boxes_of(setup)], seed, 1000));
}

/// What the next byte decides: one of the first 240 legal decisions, or to go back to where
/// somebody was to decide.
std::string choose(const rooms::LoggedGame& game, fuzz::Choices& choices) {
    const std::uint8_t choice = choices.byte();
    if (choice >= 240) {
        const std::uint64_t to = choices.below(game.seq());
        const bool is_players = game.at(to).point().actor == rules::Actor::Player;
        if (is_players) return "undo:" + std::to_string(to);
    }
    const auto legal = game.game().legal();
    return rules::decision_text(game.game(), legal[choice % legal.size()]);
}

rooms::LoggedGame play(const Terms& terms, fuzz::Choices& choices) {
    rooms::LoggedGame game(terms);
    game.draw(1000);
    const std::size_t decisions = choices.below(kMostDecisions);
    for (std::size_t i = 0; i < decisions && !game.is_over(); ++i) {
        const auto player = static_cast<std::uint8_t>(game.game().point().player.value());
        const auto command = choices.flag() ? std::optional("c" + std::to_string(i)) : std::nullopt;
        game.decide({player, command, choose(game, choices), 2000 + static_cast<int>(i)});
    }
    return game;
}

/// The state at a few seqs is the one that its entries lead to, wherever states are kept.
void check_states(const rooms::LoggedGame& game, const Terms& terms) {
    constexpr std::uint64_t kSeqs = 4;
    rooms::LoggedGame walked(terms);
    for (const store::Entry& entry : game.entries()) {
        if (walked.seq() % (game.seq() / kSeqs + 1) == 0) {
            fuzz::require(game.at(walked.seq()) == walked.game(), "a state is what led to it");
        }
        const auto done = walked.replay({&entry, 1});
        fuzz::require(done.has_value(), "a log that folds replays entry by entry");
    }
}

void check(const rooms::LoggedGame& game, const Log& log) {
    fuzz::require(game.entries().all() == log, "a fold has the entries that it is of");
    fuzz::require_none(game.game().check());
    fuzz::require(game.at(game.seq()) == game.game(), "the game is the one at its last seq");
}

/// Whatever somebody asks for who knows the first half.
void check_updates(const rooms::LoggedGame& game) {
    const std::uint64_t seq = game.seq();
    if (seq - seq / 2 > rooms::kMostMissed) return;
    const auto updates = rooms::updates_after(game, seq / 2, std::nullopt);
    fuzz::require(updates.size() == seq - seq / 2, "each entry is an update");
    for (const rooms::Frame& update : updates) {
        fuzz::require(protocol::Json::accept(*update), "an update is JSON");
    }
}

void check_fold(const Terms& terms, const Log& log) {
    const auto game = rooms::fold(terms, log);
    if (!game) return fuzz::require(!game.error().empty(), "an error says what is wrong");
    check(*game, log);
    check_updates(*game);
}

void spoil_text(std::string& text, fuzz::Choices& choices) {
    if (choices.flag()) {
        text = choices.text(choices.below(24));
    } else if (!text.empty()) {
        text[choices.below(text.size())] = static_cast<char>(choices.byte());
    }
}

void spoil(Log& log, fuzz::Choices& choices) {
    if (log.empty()) return;
    const std::size_t index = choices.below(log.size());
    const auto place = log.begin() + static_cast<std::ptrdiff_t>(index);
    switch (choices.below(6)) {
        case 0:
            log.erase(place);
            return;
        case 1:
            log.insert(place, choices.among(Log(log)));
            return;
        case 2:
            return std::swap(*place, log[choices.below(log.size())]);
        case 3:
            place->player = choices.flag() ? std::optional(choices.byte()) : std::nullopt;
            return;
        case 4:
            place->author = choices.text(choices.below(12));
            return;
        default:
            spoil_text(place->decision, choices);
    }
}

}  // namespace

void mistward::fuzz_log(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, size);
    const Terms terms = agree(choices);
    const rooms::LoggedGame game = play(terms, choices);
    Log log = game.entries().all();
    const auto folded = rooms::fold(terms, log);
    fuzz::require(folded && folded->game() == game.game(), "a log folds to the game it is of");
    check(*folded, log);
    check_states(game, terms);
    for (std::size_t i = 0; i < kMostFaults && !choices.done(); ++i) {
        spoil(log, choices);
        check_fold(terms, log);
    }
}
