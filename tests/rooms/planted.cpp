#include "tests/rooms/planted.hpp"

#include "rules/core/overloaded.hpp"
#include "rules/notation.hpp"
#include "server/behaviour/planning.hpp"
#include "server/behaviour/reading.hpp"
#include "server/record/fold.hpp"
#include "server/record/fork.hpp"
#include "server/record/game_file.hpp"
#include "server/record/log_page.hpp"
#include "server/service/advice.hpp"
#include "server/service/records.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/catalogue.hpp"

#include <algorithm>

namespace mistward::test {

namespace {

constexpr std::size_t kCouncilEvery = 5;
constexpr std::size_t kPlans = 4;
constexpr std::size_t kLongestPlan = 6;

/// What a step tells anybody, or why it is refused.
template <class Reply>
std::string told(const rooms::Stepped<Reply>& step) {
    if (!step) return protocol::error_message("e", step.error());
    const rules::Overloaded words{[](const rooms::Deliver& effect) { return *effect.frame; },
                                  [](const rooms::Broadcast& effect) { return *effect.frame; },
                                  [](const rooms::Dismiss& effect) { return effect.why; }};
    std::string text;
    for (const rooms::Effect& effect : step->effects) text += std::visit(words, effect);
    return text;
}

}  // namespace

Planted::Planted(const std::vector<rules::TileId>& deck, std::uint8_t seed,
                 const rules::Setup& setup)
    : Scene(2, setup) {
    room.options.timer = protocol::TimerOption{protocol::TimerOption::Per::Game, 600};
    seat("Ana");
    seat("Ben");
    rooms::GameTerms terms =
        rooms::agree(room.id, 1, setup, room.tiles[rules::boxes_of(setup)], rooms::Seed{}, 5000);
    terms.seed.fill(seed);
    terms.commitment = std::string(64, 'c');
    terms.deck = deck;
    terms.deck_committed = true;  // so that its row has it
    rooms::LoggedGame game(std::make_shared<const rooms::GameTerms>(std::move(terms)));
    log = game.draw(5000).entries;
    room.game = std::make_shared<const rooms::LoggedGame>(std::move(game));
    attach(0, "Ana");
    attach(1, "Ben");
    attach(2);
}

void Planted::play_and_log(std::uint64_t choice) {
    play(choice);
    const auto& entries = std::get<store::Append>(*write).entries;
    log.insert(log.end(), entries.begin(), entries.end());
}

std::size_t Planted::draws() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(log, [](const auto& entry) { return !entry.player; }));
}

std::string Planted::everything() const {
    std::string text = rooms::room_document(room).dump();
    for (const auto& [who, client] : clients) {
        for (const std::string& frame : client.frames()) text += frame;
    }
    text += protocol::state_document(room.game->game()).dump();
    text += rooms::features_at(*room.game, {}).value().dump();
    const auto folded = rooms::fold(room.game->shared_terms(), log).value();
    text += rooms::log_page(folded, 0, std::nullopt, rooms::kWholeLog).text;
    for (const char* decision : {"dance", "pass", "draw:01.0", "place:0,0,0", "place:9,9,9",
                                 "facedown:0,0", "facedown:9,9"}) {
        for (const int who : {0, 1, 2}) text += refusal(who, decision);
    }
    return text + records() + earlier() + passing() + council() + undo() + fork();
}

std::string Planted::records() const {
    const auto start = rooms::start_game(room, log);
    const std::string file =
        protocol::wire::text_of(rooms::game_file(start.game, *room.game, "1.0"));
    const auto game = rooms::game_summary({room.id, start.game, room.game->seq(), {}});
    const auto listed = rooms::stored_document({start.room, start.seats, start.game}, catalogue());
    return file + protocol::wire::text_of(game) + listed.dump();
}

std::string Planted::passing() const {
    using namespace rooms::command;
    const rooms::SubscriberId who{9};
    const auto since = room.game->seq() - room.game->seq() % 3;
    return told(step(room, Attach{who, {}})) +
           told(step(room, Attach{who, {{}, token("Ana"), since}})) +
           told(step(room, Follow{who, {}})) + told(step(room, LeaveSeat{token("Ben"), 1})) +
           told(act(0, protocol::Say{"s", "hello"})) +
           told(act(0, protocol::Point{"t", {}, {}, {}})) + told(act(0, protocol::Pause{"u"})) +
           told(decide(0, "pass", room.game->seq() + 1, "late"));
}

std::string Planted::undo() const {
    const rooms::LoggedGame& game = *room.game;
    std::uint64_t to = game.seq();
    do {
        if (to == 0) return {};
    } while (!game.history().decider_at(--to));
    const std::string vain = told(act(0, protocol::Undo{"u", game.seq(), game.seq()}));
    const auto asked = act(0, protocol::Undo{"u", game.seq(), to});
    if (!asked || asked->next.game->seq() > game.seq()) return vain + told(asked);
    const auto answer = [&](bool agree) {
        const protocol::AnswerUndo command{"v", agree};
        return told(
            step(asked->next, rooms::command::Act{rooms::SubscriberId{1}, command, now_ms}));
    };
    return vain + told(asked) + answer(false) + answer(true);
}

std::string Planted::fork() const {
    rooms::Seed seed;
    seed.fill(9);
    const auto fork =
        rooms::fork(*room.game, {"fork", room.game->seq(), rooms::ForkDeck::Fresh, seed, now_ms});
    return rooms::deck_text(fork.terms()) + fork.terms().commitment +
           protocol::state_document(fork.game()).dump();
}

std::string Planted::earlier() const {
    std::string text;
    for (std::uint64_t seq = 0; seq <= room.game->seq(); seq += 1 + room.game->seq() / 3) {
        text += rooms::snapshot_at(*room.game, seq, std::nullopt).value().text;
        text += rooms::features_at(*room.game, seq).value().dump();
    }
    return text;
}

std::string Planted::hint() const {
    return rooms::hint_document(*room.game, {.positions = 500}).dump();
}

std::string Planted::council() const {
    std::string text;
    if (room.game->seq() % kCouncilEvery != 0) return text;
    text += plans();
    const auto legal = room.game->game().legal();
    if (room.game->game().point().actor == rules::Actor::Player) text += hint();
    for (std::size_t i = 0; i < legal.size(); i += legal.size() / kPlans + 1) {
        const rules::Decision& decision = legal[i];
        rules::Game game = room.game->game();
        std::vector<std::string> plan{rules::decision_text(game, decision)};
        text += proposed(plan);
        game.apply(decision).value();
        while (game.point().actor == rules::Actor::Player && plan.size() < kLongestPlan) {
            plan.push_back(rules::decision_text(game, game.legal().front()));
            game.apply(game.legal().front()).value();
        }
        text += proposed(plan);
        plan.push_back("draw:01.0");
        text += proposed(plan);
    }
    return text;
}

std::string Planted::plans() const {
    std::string text;
    const rules::Game game = room.game->game();
    for (const rules::UnseenTile& unseen : game.view().unseen) {
        const std::string tile = rules::face_name(game.tileset(), unseen.tile);
        const std::vector<protocol::Plan> plans{{tile, {"place:0,-1,0"}}};
        for (std::uint8_t seat = 0; seat < 2; ++seat) {
            const auto turn = rooms::rehearsal(*room.game, seat, {room.game->seq(), tile, {}});
            text += turn ? turn->dump() : protocol::error_message("r", turn.error());
            text += told(act(seat, protocol::SetPlans{"s", plans}));
        }
    }
    return text;
}

std::string Planted::proposed(const std::vector<std::string>& plan) const {
    return proposal(plan) + foresight(plan);
}

std::string Planted::foresight(const std::vector<std::string>& plan) const {
    const auto foreseen = rooms::foresight(*room.game, {room.game->seq(), plan}, std::nullopt);
    return foreseen ? foreseen->dump() : protocol::error_message("f", foreseen.error());
}

std::string Planted::proposal(const std::vector<std::string>& plan) const {
    const auto made = act(0, protocol::Propose{"p", room.game->seq(), plan});
    if (!made) return told(made);
    const rooms::SubscriberId who{9};
    const protocol::Withdraw withdraw{"w", made->next.last_proposal};
    return told(made) + told(step(made->next, rooms::command::Attach{who, {}})) +
           told(step(made->next, rooms::command::Act{rooms::SubscriberId{}, withdraw, now_ms}));
}

std::string Planted::refusal(int who, const std::string& decision) const {
    const auto tried = decide(who, decision, room.game->seq(), "x");
    return tried ? "ok" : protocol::error_message("x", tried.error());
}

}  // namespace mistward::test
