#include "server/record/history.hpp"

#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/record/fold.hpp"
#include "server/work/effort.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/long_game.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

const rules::Setup kTeam{.level = 5};
const rules::Setup kRivals{.mode = rules::Mode::Ghosts, .players = 3};
const rules::Setup kBase{.mode = rules::Mode::Base, .players = 2};

/// The states of a log by the plainest way there is: all of them are kept.
std::vector<rules::Game> all_states(const rooms::LoggedGame& game) {
    std::vector<rules::Game> states{rules::Game(game.terms().tiles.tables, game.terms().setup)};
    for (const store::Entry& entry : game.entries()) {
        if (const auto to = protocol::parse_undo(entry.decision)) {
            states.push_back(states[*to]);
            continue;
        }
        rules::Game next = states.back();
        REQUIRE(next.apply(rules::parse_decision(next, entry.decision).value()));
        states.push_back(std::move(next));
    }
    return states;
}

template <class Do>
work::Effort effort_of(Do what) {
    const work::CountedJob job;
    what();
    return job.effort();
}

}  // namespace

TEST_CASE("a list keeps its items, and a copy goes its own way") {
    rooms::SharedList<int> list;
    std::vector<rooms::SharedList<int>> copies;
    for (int i = 0; i < 200; ++i) {
        copies.push_back(list);
        list.push_back(i);
    }
    for (std::size_t n = 0; n < copies.size(); ++n) {
        rooms::SharedList<int> copy = copies[n];
        REQUIRE(copy.size() == n);
        copy.push_back(-1);
        CHECK(copy.back() == -1);
        CHECK(list[n] == static_cast<int>(n));
        CHECK(list.first(n).all() == copies[n].all());
    }
    CHECK(list.size() == 200);
    CHECK(rooms::SharedList<int>().empty());
}

TEST_CASE("every state of a log is found again, whatever was taken back, a few entries away") {
    for (const rules::Setup& setup : {kTeam, kRivals, kBase}) {
        for (const Undos undos : {Undos::Last, Undos::Any}) {
            const rooms::LoggedGame game = long_game(setup, 900, undos);
            const auto states = all_states(game);
            for (std::uint64_t seq = 0; seq <= game.seq(); ++seq) {
                const auto effort = effort_of([&] { REQUIRE(game.at(seq) == states[seq]); });
                REQUIRE(effort.entries <= rooms::History::kFarthest);
                const auto decider = game.history().decider_at(seq);
                REQUIRE(decider.has_value() == states[seq].point().decider().has_value());
                if (decider) REQUIRE(rules::PlayerId(*decider) == states[seq].point().player);
                REQUIRE(game.history().drawn_at(seq) == states[seq].drawn_count());
            }
        }
    }
}

TEST_CASE("a game of more tiles than a byte counts is remembered by how many were drawn") {
    auto set = catalogue()[rules::Mode::Base].set();
    for (rules::Tile& tile : set.tiles) tile.copies = static_cast<std::uint8_t>(4 * tile.copies);
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(set)));
    rules::Game game(tables,
                     {.mode = rules::Mode::Base, .players = 2, .changed = {rules::Part::Inns}});
    rooms::History history(tables, game);
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        const auto decider = game.point().decider();
        const auto player =
            decider ? std::optional(static_cast<std::uint8_t>(decider->value())) : std::nullopt;
        const std::string text = rules::decision_text(game, legal.front());
        REQUIRE(game.apply(legal.front()));
        history.add({player, text, std::nullopt, 1000}, game);
        REQUIRE(history.drawn_at(history.seq()) == game.drawn_count());
    }
    CHECK(game.drawn_count() == 284);
}

TEST_CASE("what a log keeps grows with its length alone") {
    constexpr std::size_t kEntry = 300;  // bytes, its place among the others included
    const auto most = [](const rooms::LoggedGame& game, std::size_t state) {
        const std::size_t kept = game.seq() / (rooms::History::kSpacing / 2) + 1;
        return game.seq() * kEntry + kept * state;
    };
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto team = long_game(kTeam, 1500, Undos::Any, seed);
        CHECK(team.history().bytes() <= most(team, sizeof(rules::mists::State)));
        const auto rivals = long_game(kRivals, 1500, Undos::Any, seed);
        CHECK(rivals.history().bytes() <= most(rivals, sizeof(rules::rivals::State)));
    }
}

TEST_CASE("folding a log with thousands of undos costs a few entries for each of its own") {
    for (const Undos undos : {Undos::Last, Undos::Any}) {
        const rooms::LoggedGame game = long_game(kBase, 4000, undos);
        const auto log = game.entries().all();
        const auto effort = effort_of([&] {
            const auto folded = rooms::fold(game.shared_terms(), log);
            REQUIRE_MESSAGE(folded, folded.error());
            CHECK(folded->game() == game.game());
        });
        // One for each decision, those to an undo's target, and those to states that are kept.
        CHECK(effort.entries <= 4000 * (rooms::History::kFarthest + 2) / 2 + 4000);
    }
}

TEST_CASE("an earlier log is the log as it was, without the ids of commands") {
    rooms::LoggedGame game = long_game(kTeam, 500, Undos::Any);
    for (const std::uint64_t seq : {0, 1, 31, 32, 33, 250, 499, 500}) {
        const rooms::History earlier = game.history().until(seq);
        REQUIRE(earlier.seq() == seq);
        CHECK(earlier.line(seq) == game.history().line(seq));
        for (std::uint64_t n = 0; n <= seq; n += 7) REQUIRE(earlier.at(n) == game.at(n));
    }
}
