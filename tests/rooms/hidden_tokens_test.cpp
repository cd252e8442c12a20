#include "rules/core/overloaded.hpp"
#include "rules/notation.hpp"
#include "server/behaviour/planning.hpp"
#include "server/behaviour/reading.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/record/log_page.hpp"
#include "server/service/records.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/gifts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::test;

namespace {

using rooms::Seated;

constexpr int kSpectator = 3;

/// What the step says to somebody who has come for it, or why it is refused.
template <class Reply>
std::string said_to(rooms::SubscriberId who, const rooms::Stepped<Reply>& step) {
    if (!step) return protocol::error_message("e", step.error());
    std::string text;
    const rules::Overloaded words{
        [&](const rooms::Deliver& effect) { return effect.to == who ? *effect.frame : ""; },
        [](const rooms::Broadcast& effect) { return *effect.frame; },
        [](const rooms::Dismiss& effect) { return effect.why; }};
    for (const rooms::Effect& effect : step->effects) text += std::visit(words, effect) + '\n';
    return text;
}

/// Nobody plays a gift, so that they stay hidden.
std::string keeping_decision(const Scene& scene) {
    const rules::Game game = scene.room.game->game();
    if (game.point().kind == rules::DecisionKind::PlayToken) return "pass";
    const auto legal = game.legal();
    return rules::decision_text(game, legal[scene.room.game->seq() * 29 % legal.size()]);
}

/// A game with gifts that goes on from a log whose draws are given.
struct Going : Gifts {
    using Gifts::Gifts;
    void keep_gifts() {
        const auto player = static_cast<int>(room.game->point().player.value());
        const auto seq = room.game->seq();
        take(decide(player, keeping_decision(*this), seq, "k" + std::to_string(seq)));
    }
    void go_on_from(const std::vector<store::Entry>& log) {
        rooms::GameTerms terms = room.game->terms();
        terms.given = log.size();
        room.game = std::make_shared<const rooms::LoggedGame>(
            rooms::fold(std::make_shared<const rooms::GameTerms>(std::move(terms)), log).value());
    }
    std::vector<std::uint8_t> held(std::uint8_t seat) const {
        return room.game->game().view(rules::PlayerId(seat)).held.at(seat).values;
    }

    /// Everything that whoever looks from there can get out of the room now.
    std::string everything(Seated seat) const;
    std::string files() const;

private:
    std::string documents(Seated seat) const;
    std::string answers(Seated seat) const;
    std::string advice(std::uint8_t seat) const;
};

std::string Going::everything(Seated seat) const {
    const rooms::SubscriberId who{9};
    const char* const names[] = {"Ana", "Ben", "Cleo"};
    std::string text;
    for (const std::uint64_t back : {0U, 3U, 12U, 30U}) {
        protocol::Hello hello;
        if (seat) hello.token = token(names[*seat]);
        if (back > 0) hello.since = room.game->seq() - back;
        text += said_to(who, step(room, rooms::command::Attach{who, hello}));
    }
    const auto& client = clients.at(seat ? *seat : kSpectator);
    for (const std::string& frame : client.frames()) text += frame;
    return text + documents(seat) + answers(seat) + files();
}

std::string Going::documents(Seated seat) const {
    const rooms::LoggedGame& game = *room.game;
    std::string text = rooms::log_page(game, 0, seat, rooms::kWholeLog).text;
    text += rooms::log_page(game, game.seq() - 2, seat).text;
    for (std::uint64_t seq = 0; seq <= game.seq(); seq += 5) {
        text += rooms::snapshot_at(game, seq, seat).value().text;
    }
    text += rooms::snapshot_at(game, {}, seat).value().text;
    return text + rooms::features_at(game, {}).value().dump() + rooms::room_document(room).dump();
}

std::string Going::answers(Seated seat) const {
    const rooms::LoggedGame& game = *room.game;
    std::vector<std::string> tried{"token:gifts:1", "pass"};
    for (int value = 0; value < 4; ++value) tried.push_back("play:gifts:" + std::to_string(value));
    const bool decides = protocol::viewer_of(seat).sees(game.point().player);
    if (decides) tried.push_back(keeping_decision(*this));
    std::string text;
    for (const std::string& decision : tried) {
        const auto seen = rooms::foresight(game, {game.seq(), {decision}}, seat);
        text += seen ? seen->dump() : protocol::error_message("f", seen.error());
        const int who = seat ? *seat : kSpectator;
        const rooms::SubscriberId id{static_cast<std::uint64_t>(who)};
        text += said_to(id, act(who, protocol::Propose{"p", game.seq(), {decision}}));
        const auto made = decide(who, decision, game.seq(), "x");
        text += made ? "made" : protocol::error_message("x", made.error());
    }
    return seat ? text + advice(*seat) : text;
}

std::string Going::advice(std::uint8_t seat) const {
    const rooms::LoggedGame& game = *room.game;
    std::string text;
    for (const rules::UnseenTile& unseen : game.game().view().unseen) {
        const std::string tile = rules::face_name(game.game().tileset(), unseen.tile);
        const auto turn = rooms::rehearsal(game, seat, {game.seq(), tile, {}});
        text += turn ? turn->dump() : protocol::error_message("r", turn.error());
    }
    return text;
}

std::string Going::files() const {
    auto start = rooms::start_game(room, room.game->entries().all());
    if (room.game->is_over()) start.game.end = rooms::game_end(*room.game, now_ms);
    store::StoredGame stored;
    stored.game = start.game;
    stored.entries = room.game->entries().all();
    return protocol::wire::text_of(rooms::game_file(start.game, *room.game, "1.0")) +
           rooms::unplayed_file(stored, "1.0").dump();
}

/// The log of a game in which two seats have each other's gifts.
std::vector<store::Entry> exchanged(const rooms::LoggedGame& game, std::uint8_t one,
                                    std::uint8_t other) {
    auto log = game.entries().all();
    std::vector<store::Entry*> draws[2];
    for (std::uint64_t seq = 0; seq < log.size(); ++seq) {
        const auto player = game.at(seq).point().player.value();
        if (!log[seq].decision.starts_with("token:gifts:")) continue;
        if (player == one) draws[0].push_back(&log[seq]);
        if (player == other) draws[1].push_back(&log[seq]);
    }
    for (std::size_t i = 0; i < std::min(draws[0].size(), draws[1].size()); ++i) {
        std::swap(draws[0][i]->decision, draws[1][i]->decision);
    }
    return log;
}

/// A game early on in which the second and the third seat may play other gifts, if it comes to
/// that.
std::optional<Going> differing(std::uint8_t seed) {
    Going game(seed);
    const auto kinds = [&](std::uint8_t seat) {
        const auto held = game.held(seat);
        return std::set(held.begin(), held.end());
    };
    for (int i = 0; i < 50; ++i) {
        const bool same_number = game.held(1).size() == game.held(2).size();
        if (same_number && kinds(1) != kinds(2)) return game;
        game.keep_gifts();
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("X-2: games that differ only in what two seats hold look the same to all others") {
    std::uint8_t seed = 1;
    while (!differing(seed)) ++seed;
    Going a = *differing(seed);
    Going b(seed);
    while (b.room.game->seq() < a.room.game->seq()) b.keep_gifts();
    a.go_on_from(a.room.game->entries().all());
    b.go_on_from(exchanged(*b.room.game, 1, 2));
    REQUIRE(a.held(1) != b.held(1));
    REQUIRE(a.held(0) == b.held(0));
    for (auto& [who, client] : a.clients) client.forget();
    for (auto& [who, client] : b.clients) client.forget();
    int compared = 0;
    for (int i = 0; i < 24 && !a.room.game->is_over(); ++i) {
        REQUIRE(a.everything({}) == b.everything({}));
        REQUIRE(a.everything(0) == b.everything(0));
        CHECK(a.everything(1) != b.everything(1));
        CHECK(a.everything(2) != b.everything(2));
        // What hints and companions think on: they do not play these games yet.
        const auto sees = [](const Going& game, std::size_t seat) {
            return game.room.game->game().as_seen_by(rules::PlayerId(seat));
        };
        REQUIRE(sees(a, 0) == sees(b, 0));
        REQUIRE(keeping_decision(a) == keeping_decision(b));
        a.keep_gifts();
        b.keep_gifts();
        ++compared;
    }
    CHECK(compared == 24);
}

TEST_CASE("X-2: who draws a gift is told which, and nobody else") {
    Going scene;
    while (scene.held(1).empty()) scene.keep_gifts();
    const std::string mine = "token:gifts:" + std::to_string(scene.held(1).front());
    const auto log = [&](Seated seat) {
        return rooms::log_page(*scene.room.game, 0, seat, rooms::kWholeLog).text;
    };
    const auto heard = [&](int who) {
        std::string text;
        for (const std::string& frame : scene.clients[who].frames()) text += frame + '\n';
        return text;
    };
    // What was sent is what is made again.
    for (const int who : {0, 1, 2}) {
        const auto text = log(static_cast<std::uint8_t>(who));
        CHECK(heard(who).find(text.substr(0, text.find('\n'))) != std::string::npos);
    }
    CHECK(log(1).find(mine) != std::string::npos);
    CHECK(heard(1).find(mine) != std::string::npos);
    const auto state = protocol::state_document(scene.room.game->game(), rules::PlayerId(1));
    CHECK_FALSE(state.at("held").at(1).at("values").is_null());
    CHECK(state.at("held").at(0).at("values").is_null() == !scene.held(0).empty());
    CHECK(log({}).find("token:gifts:hidden") != std::string::npos);
    CHECK(heard(kSpectator).find("token:gifts:hidden") != std::string::npos);
}

TEST_CASE("X-2: every update that draws a gift names it to whoever drew it only") {
    Going scene;
    for (int i = 0; i < 60; ++i) scene.keep_gifts();
    const auto check = [](int who, const protocol::Json& update) {
        if (update.at("decision").value("stream", "") != "gifts") return 0;
        const bool is_theirs = update.at("events").at(0).at("player") == who;
        CHECK(update.at("decision").at("value").is_null() == !is_theirs);
        return 1;
    };
    for (const int who : {0, 1, 2, kSpectator}) {
        int draws = 0;
        for (const auto& update : scene.clients[who].messages("update")) {
            draws += check(who, update);
        }
        CHECK(draws > 3);
        const Seated seat = who == kSpectator ? Seated() : Seated(static_cast<std::uint8_t>(who));
        const auto& game = *scene.room.game;
        for (std::uint64_t since = game.seq(); rooms::is_at_hand(game, since); --since) {
            for (const auto& update : rooms::updates_after(game, since, seat)) {
                check(who, protocol::Json::parse(*update));
            }
        }
    }
}

TEST_CASE("X-2: after the end everybody sees what was held") {
    Going scene;
    while (!scene.room.game->is_over()) scene.keep_gifts();
    const auto state = protocol::state_document(scene.room.game->game());
    for (const auto& held : state.at("held")) CHECK_FALSE(held.at("values").is_null());
    for (const auto& [who, client] : scene.clients) CHECK(client.state() == state);
}

TEST_CASE("X-2: after the end nothing of the game is hidden, however it is asked for") {
    Going scene;
    while (!scene.room.game->is_over()) scene.keep_gifts();
    const rooms::LoggedGame& game = *scene.room.game;
    const auto log = rooms::log_page(game, 0, {}, rooms::kWholeLog).text;
    CHECK(log.find("hidden") == std::string::npos);
    for (std::uint64_t seq = 0; seq <= game.seq(); seq += 7) {
        const auto open = rooms::snapshot_at(game, seq, {}).value().text;
        CHECK(open == rooms::snapshot_at(game, seq, std::uint8_t{1}).value().text);
        const auto snapshot = protocol::Json::parse(open);
        for (const auto& held : snapshot.at("state").at("held")) {
            CHECK_FALSE(held.at("values").is_null());
        }
    }
    CHECK(log == rooms::log_page(game, 0, std::uint8_t{2}, rooms::kWholeLog).text);
    // What had been at hand as it was sent, too.
    for (std::uint64_t back = 1; back <= rooms::RecentUpdates::kMaxUpdates; ++back) {
        CHECK(log.ends_with(rooms::log_page(game, game.seq() - back, {}, rooms::kWholeLog).text));
    }
    CHECK(scene.files().find("hidden") == std::string::npos);
}

TEST_CASE("X-2: whoever has seen a part of the game sees all of it by the rest of its log") {
    Going scene;
    std::vector<std::vector<protocol::Json>> seen;  // by seat, the spectator last, at each seq
    const auto look = [&](std::uint64_t seq) {
        std::vector<protocol::Json> all;
        for (const Seated seat : {Seated(0), Seated(1), Seated(2), Seated()}) {
            const auto text = rooms::snapshot_at(*scene.room.game, seq, seat).value().text;
            all.push_back(protocol::Json::parse(text).at("state"));
        }
        return all;
    };
    while (!scene.room.game->is_over()) {
        while (seen.size() <= scene.room.game->seq()) seen.push_back(look(seen.size()));
        scene.keep_gifts();
    }
    const rooms::LoggedGame& game = *scene.room.game;
    const auto state = protocol::state_document(game.game());
    for (std::uint64_t seq = 0; seq < seen.size(); seq += 9) {
        for (protocol::Json& mine : seen[seq]) {
            for (const auto& update : rooms::updates_after(game, seq, {})) {
                mine.patch_inplace(protocol::Json::parse(*update).at("patch"));
            }
            REQUIRE(mine == state);
        }
    }
}

/// The log of a game in which a seat has drawn another gift than it holds, one that is left; and
/// the rest of the game as it was. Nothing if there is none.
std::optional<std::vector<store::Entry>> redrawn(const rooms::LoggedGame& game, std::uint8_t seat) {
    auto log = game.entries().all();
    for (std::uint64_t seq = log.size(); seq > 0; --seq) {
        std::string& text = log[seq - 1].decision;
        const bool is_theirs = game.at(seq - 1).point().player == rules::PlayerId(seat);
        if (!is_theirs || !text.starts_with("token:gifts:")) continue;
        for (const rules::TokensLeft& left :
             game.game().view(rules::Viewer::of_everything()).tokens) {
            const std::string other = "token:gifts:" + std::to_string(left.value);
            if (other == text) continue;
            text = other;
            return log;
        }
    }
    return std::nullopt;
}

TEST_CASE("X-2: whether somebody holds a gift or it lies in the bag looks the same to all others") {
    int compared = 0;
    for (std::uint8_t seed = 1; seed < 4; ++seed) {
        Going scene(seed);
        for (int i = 0; i < 40; ++i) {
            scene.keep_gifts();
            const auto log = redrawn(*scene.room.game, 1);
            if (!log || i % 3 != 0) continue;
            Going a = scene;
            Going b = scene;
            a.go_on_from(scene.room.game->entries().all());
            b.go_on_from(*log);
            for (auto& [who, client] : a.clients) client.forget();
            for (auto& [who, client] : b.clients) client.forget();
            REQUIRE(a.everything({}) == b.everything({}));
            REQUIRE(a.everything(0) == b.everything(0));
            CHECK(a.everything(1) != b.everything(1));
            const rooms::PlanJudge one(*a.room.game, 0);
            const rooms::PlanJudge other(*b.room.game, 0);
            for (const rules::UnseenTile& unseen : a.room.game->game().view().unseen) {
                const std::string tile =
                    rules::face_name(a.room.game->game().tileset(), unseen.tile);
                REQUIRE(one.turn(0, tile) == other.turn(0, tile));
            }
            ++compared;
        }
    }
    CHECK(compared > 20);
}

TEST_CASE("a game in which nothing is hidden says nothing of tokens, and is told once") {
    Scene scene(2);
    scene.seat("Ana");
    scene.seat("Ben");
    scene.attach(0, "Ana");
    scene.start();
    CHECK_FALSE(protocol::state_document(scene.room.game->game()).contains("held"));
    CHECK(scene.room.game->recent().newest().is_for_all());
}
