#include "server/record/fold.hpp"
#include "server/record/log_page.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/planted.hpp"
#include "tests/simulations.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

using namespace mistward;
using namespace mistward::test;

namespace {

constexpr std::size_t kSharedDraws = 12;

std::vector<rules::TileId> any_deck(const rules::Setup& setup = {.players = 2},
                                    std::uint8_t byte = 3) {
    rooms::Seed seed;
    seed.fill(byte);
    return rooms::shuffled(rules::Game(catalogue()[rules::boxes_of(setup)].tables, setup).deck(),
                           seed);
}

/// A deck that has another tile than `deck` after the first `shared`, and then the others in
/// another order.
std::vector<rules::TileId> other_deck(const std::vector<rules::TileId>& deck, std::size_t shared) {
    auto other = deck;
    const auto next = other.begin() + static_cast<std::ptrdiff_t>(shared);
    std::reverse(next, other.end());
    std::iter_swap(next, std::find_if(next, other.end(),
                                      [&](rules::TileId tile) { return tile != deck[shared]; }));
    return other;
}

/// Which cards of the deck a game lays face down that is played by the same choices as below.
std::vector<std::size_t> face_down_cards(const std::vector<rules::TileId>& deck,
                                         const rules::Setup& setup) {
    Planted game(deck, 1, setup);
    for (std::uint64_t i = 0; !game.room.game->is_over(); ++i) game.play_and_log(i * 29);
    std::vector<std::size_t> cards;
    std::size_t next = 0;
    const auto folded = rooms::fold(game.room.game->shared_terms(), game.log).value();
    std::istringstream updates(rooms::log_page(folded, 0, std::nullopt, rooms::kWholeLog).text);
    for (std::string update; std::getline(updates, update);) {
        const auto document = protocol::Json::parse(update);
        next += document.at("actor").at("kind") == "chance" ? 1 : 0;
        for (const auto& event : document.at("events")) {
            if (event.at("type") == "face_down_placed") cards.push_back(next++);
        }
    }
    return cards;
}

/// A deck that differs from `deck` in the cards that lie face down before `shared`, and after it.
std::vector<rules::TileId> other_deck(const std::vector<rules::TileId>& deck,
                                      const std::vector<std::size_t>& face_down,
                                      std::size_t shared) {
    auto other = deck;
    std::reverse(other.begin() + static_cast<std::ptrdiff_t>(shared), other.end());
    for (const std::size_t card : face_down) {
        const auto hidden =
            std::find_if(other.begin() + static_cast<std::ptrdiff_t>(shared), other.end(),
                         [&](rules::TileId tile) { return tile != deck[card]; });
        if (card < shared) std::swap(other[card], *hidden);
    }
    return other;
}

}  // namespace

TEST_CASE("X-2: two games that differ only in what is hidden give out the same bytes") {
    for (const rules::Setup& setup :
         {rules::Setup{.players = 2}, rules::Setup{.mode = rules::Mode::Ghosts, .players = 2},
          rules::Setup{.mode = rules::Mode::Base, .players = 2}}) {
        const auto deck = any_deck(setup);
        Planted a(deck, 1, setup);
        for (std::uint64_t i = 0; a.draws() < kSharedDraws && !a.room.game->is_over(); ++i) {
            // At every moment the very next tile is another one.
            Planted b(other_deck(deck, a.draws()), 2, setup);
            for (std::uint64_t made = 0; made < i; ++made) b.play_and_log(made * 29);
            REQUIRE(a.everything() == b.everything());
            a.play_and_log(i * 29);
        }
        CHECK(a.draws() >= kSharedDraws);
    }
}

TEST_CASE("X-2: two games that differ in what lies face down give out the same bytes") {
    std::size_t compared = 0;
    const std::size_t games = std::min<std::size_t>(simulations(20, 4), 200);
    for (std::uint8_t seed = 1; seed <= games; ++seed) {
        const rules::Setup setup{.level = static_cast<std::uint8_t>(5 + seed % 2), .players = 2};
        const auto deck = any_deck(setup, seed);
        const auto face_down = face_down_cards(deck, setup);
        if (face_down.empty()) continue;
        const std::size_t shared = face_down.back() + 1;
        const auto other = other_deck(deck, face_down, shared);
        REQUIRE(other[face_down.front()] != deck[face_down.front()]);
        Planted a(deck, 1, setup);
        Planted b(other, 2, setup);
        const auto cards = [&a] { return a.room.game->game().drawn_count(); };
        for (std::uint64_t i = 0; cards() <= shared && !a.room.game->is_over(); ++i) {
            REQUIRE(a.everything() == b.everything());
            compared += cards() > face_down.front() ? 1 : 0;
            a.play_and_log(i * 29);
            b.play_and_log(i * 29);
        }
    }
    CHECK(compared > 0);
}

TEST_CASE("X-2: the pair does differ as soon as what was hidden shows") {
    const auto deck = any_deck();
    Planted a(deck, 1);
    Planted b(other_deck(deck, kSharedDraws), 1);
    for (std::uint64_t i = 0; a.draws() <= kSharedDraws && b.draws() <= kSharedDraws; ++i) {
        a.play_and_log(i * 29);
        b.play_and_log(i * 29);
    }
    CHECK(a.everything() != b.everything());
}

TEST_CASE("X-1: the seed appears nowhere before the end") {
    Planted scene(any_deck(), 0xab);
    std::string seed;
    for (int i = 0; i < 32; ++i) seed += "ab";
    for (std::uint64_t i = 0; !scene.room.game->is_over(); ++i) {
        REQUIRE(scene.everything().find(seed) == std::string::npos);
        scene.play_and_log(i * 29);
    }
    CHECK(scene.everything().find(seed) != std::string::npos);
}
