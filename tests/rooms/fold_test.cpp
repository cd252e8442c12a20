#include "server/record/fold.hpp"
#include "server/record/log_page.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

/// A game that was played, and its log as the store got it.
struct Logged : Scene {
    explicit Logged(int decisions) : Scene(2) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
        log = std::get<store::StartGame>(*write).entries;
        for (int i = 0; i < decisions && !room.game->is_over(); ++i) {
            play(static_cast<std::uint64_t>(i) * 17);
            const auto& entries = std::get<store::Append>(*write).entries;
            log.insert(log.end(), entries.begin(), entries.end());
        }
    }
    tl::expected<rooms::LoggedGame, std::string> fold() const {
        return rooms::fold(room.game->shared_terms(), log);
    }
    std::vector<store::Entry> log;
};

}  // namespace

TEST_CASE("the fold of a log is the game that was played") {
    for (const int decisions : {0, 1, 10, 1000}) {
        const Logged played(decisions);
        const auto folded = played.fold();
        REQUIRE(folded);
        CHECK(folded->game() == played.room.game->game());
        CHECK(folded->seq() == played.room.game->seq());
        CHECK(folded->is_over() == played.room.game->is_over());
    }
}

TEST_CASE("a folded game goes on with the same draws and the same updates") {
    Logged live(10);
    Logged reloaded(10);
    reloaded.room.game = std::make_shared<const rooms::LoggedGame>(reloaded.fold().value());
    for (std::uint64_t i = 0; !live.room.game->is_over(); ++i) {
        live.play(i);
        reloaded.play(i);
    }
    CHECK(live.clients[0].frames() == reloaded.clients[0].frames());
}

TEST_CASE("a folded game can be resumed from and knows its commands") {
    Logged played(30);
    const auto folded = played.fold().value();
    const std::uint64_t seq = folded.seq();
    const auto updates = rooms::updates_after(folded, seq - 10, std::nullopt);
    REQUIRE(updates.size() == 10);
    CHECK(*updates.back() == *played.room.game->recent().newest().to({}));
    const store::Entry& entry = *std::find_if(played.log.begin(), played.log.end(),
                                              [](const auto& e) { return e.command.has_value(); });
    const auto command = folded.find_command(*entry.player, *entry.command);
    REQUIRE(command);
    CHECK(command->entry.decision == entry.decision);
}

TEST_CASE("every update of a log can be made again, in pages of any size") {
    const Logged played(1000);
    const rooms::LoggedGame game =
        rooms::fold(played.room.game->shared_terms(), played.log).value();
    std::string live;
    std::vector<std::size_t> ends{0};
    for (const std::string& frame : played.clients.at(0).frames()) {
        if (frame.starts_with(R"({"type":"update")")) {
            live += frame + '\n';
            ends.push_back(live.size());
        }
    }
    REQUIRE(ends.size() == played.log.size() + 1);
    for (const rooms::PageSize& size : {rooms::PageSize{},
                                        {1, 100'000},
                                        {7, 100'000},
                                        {100, 1},
                                        {1000, 5000},
                                        rooms::kWholeLog}) {
        std::string read;
        rooms::LogPage page;
        do {
            const std::uint64_t since = page.last;
            page = rooms::log_page(game, since, std::nullopt, size);
            CHECK(page.newest == game.seq());
            CHECK(page.last - since <= size.updates);
            read += page.text;
            REQUIRE(read.size() == ends[page.last]);
        } while (!page.is_last());
        CHECK(read == live);
    }
    CHECK(rooms::log_page(game, 7, std::nullopt, rooms::kWholeLog).text == live.substr(ends[7]));
    CHECK(rooms::log_page(game, game.seq(), std::nullopt).text.empty());
    CHECK(rooms::log_page(game, game.seq() + 5, std::nullopt).text.empty());
    // What the live game has at hand is the same.
    const std::uint64_t late = game.seq() - 3;
    CHECK(rooms::log_page(*played.room.game, late, std::nullopt).text == live.substr(ends[late]));
}

TEST_CASE("a log that was tampered with is refused, and the entry named") {
    const Logged played(10);
    const auto refusal = [&played](auto spoil) {
        std::vector<store::Entry> log = played.log;
        spoil(log);
        const auto folded = rooms::fold(played.room.game->shared_terms(), log);
        return folded ? std::string() : folded.error();
    };
    CHECK(refusal([](auto&) {}).empty());
    CHECK(refusal([](auto& log) { log[1].decision = "nonsense"; }).starts_with("entry 2 "));
    CHECK(refusal([](auto& log) { log[1].player = 1; }).starts_with("entry 2 "));
    CHECK(refusal([](auto& log) { log[0].player = 0; }).starts_with("entry 1 "));
    CHECK(refusal([](auto& log) {
              log[0].decision = log[0].decision == "draw:01.0" ? "draw:02.0" : "draw:01.0";
          }).starts_with("entry 1 "));
    CHECK(refusal([](auto& log) { log.erase(log.begin() + 1); }).starts_with("entry 2 "));
    CHECK(refusal([](auto& log) { log.clear(); }) == "the log ends before a draw");
}
