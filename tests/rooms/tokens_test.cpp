#include "server/record/tokens.hpp"

#include "protocol/sha256.hpp"
#include "rules/notation.hpp"
#include "server/record/fold.hpp"
#include "server/record/fork.hpp"
#include "tests/rooms/gifts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace mistward;
using namespace mistward::test;

// What the seeds give was computed by a program that shares nothing with this one, written from the
// text of "Fair draws" alone.

namespace {

using rooms::Tokens;
using rules::Stream;

const Tokens kGiftsOf42{3, 3, 2, 0, 0, 1, 3, 2, 1, 0, 1, 2, 2, 3, 1, 0};
const Tokens kThrowsOf42{5, 5, 6, 1, 2, 4, 1, 4, 6, 3, 4, 4};

rooms::Seed filled(std::uint8_t byte) {
    rooms::Seed seed;
    seed.fill(byte);
    return seed;
}

Tokens drawn(const rooms::LoggedGame& game, Stream stream) {
    return rooms::drawn_tokens(game.entries(), game.seq(), stream);
}

bool begins_with(const Tokens& all, const Tokens& first) {
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

rules::TokenStream bag() {
    rules::TokenStream stream{Stream::Gifts, {}, 0};
    for (std::uint8_t i = 0; i < 16; ++i) stream.bag.push_back(i / 4);
    return stream;
}

}  // namespace

TEST_CASE("X-1: the secret of a stream is the published hash") {
    rooms::Seed seed;
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    CHECK(protocol::hex(protocol::stream_seed(Stream::Gifts, seed)) ==
          "aa2e7a2a90b9b4e0cf48a921c7e0c1fe9dd785b0e3bea17afac7ac11d9fb4d98");
}

TEST_CASE("X-1: a bag and a die give the published order") {
    for (std::size_t place = 0; place < kGiftsOf42.size(); ++place) {
        CHECK(rooms::token_at(place, bag(), {}, filled(42)) == kGiftsOf42[place]);
    }
    CHECK_FALSE(rooms::token_at(16, bag(), {}, filled(42)));
    const rules::TokenStream die{Stream::Die, {}, 6};
    for (std::size_t place = 0; place < kThrowsOf42.size(); ++place) {
        CHECK(rooms::token_at(place, die, {}, filled(42)) == kThrowsOf42[place]);
    }
}

TEST_CASE("X-1: what was given stays, and the rest of the bag is shuffled by the seed") {
    const Tokens given{3, 3, 0};
    Tokens all;
    for (std::size_t place = 0; place < 16; ++place) {
        all.push_back(rooms::token_at(place, bag(), given, filled(42)).value());
    }
    CHECK(begins_with(all, given));
    std::ranges::sort(all);
    CHECK(all == bag().bag);
    CHECK_FALSE(rooms::token_at(5, bag(), {3, 3, 3, 3, 3}, filled(42)));
}

TEST_CASE("X-1: a game draws the tokens of its seed, and no others") {
    Gifts scene;
    scene.play_to_end();
    const rooms::LoggedGame& game = *scene.room.game;
    const Tokens gifts = drawn(game, Stream::Gifts);
    CHECK(gifts.size() > 8);
    CHECK(begins_with(kGiftsOf42, gifts));
    const Tokens throws = drawn(game, Stream::Die);
    CHECK(throws.size() > 0);
    CHECK(begins_with(kThrowsOf42, throws));

    auto log = game.entries().all();
    CHECK(rooms::fold(game.shared_terms(), log));
    const auto token = std::ranges::find_if(
        log, [](const auto& entry) { return entry.decision.starts_with("token:gifts:"); });
    token->decision.back() = token->decision.back() == '1' ? '2' : '1';
    CHECK(rooms::fold(game.shared_terms(), log).error().find("not the one of the seed") !=
          std::string::npos);
}

TEST_CASE("X-1: what is taken back is drawn again, and counts once") {
    Gifts scene;
    while (drawn(*scene.room.game, Stream::Gifts).size() < 2) scene.play(scene.room.game->seq());
    rooms::LoggedGame game = *scene.room.game;
    const Tokens before = drawn(game, Stream::Gifts);
    std::uint64_t to = game.seq() - 1;
    while (!game.history().decider_at(to)) --to;
    const auto text = game.entries()[to].decision;
    REQUIRE(game.decide({0, {}, "undo:" + std::to_string(to), 1}));
    CHECK(drawn(game, Stream::Gifts) == before);
    const auto player = static_cast<std::uint8_t>(game.point().player.value());
    REQUIRE(game.decide({player, {}, text, 1}));
    CHECK(drawn(game, Stream::Gifts) == before);
    CHECK(rooms::fold(game.shared_terms(), game.entries().all()));
}

TEST_CASE("X-1: a fork keeps what was drawn before it and draws by its own seed") {
    Gifts scene;
    scene.play_to_end();
    const rooms::LoggedGame& original = *scene.room.game;
    std::uint64_t seq = 0;
    while (rooms::drawn_tokens(original.entries(), seq, Stream::Gifts).size() < 4) ++seq;
    const Tokens given = rooms::drawn_tokens(original.entries(), seq, Stream::Gifts);
    rooms::LoggedGame fork =
        rooms::fork(original, {"fork000000", seq, rooms::ForkDeck::Same, filled(5), 7000});
    while (!fork.is_over()) {
        const auto game = fork.game();
        const auto legal = game.legal();
        const auto player = static_cast<std::uint8_t>(fork.point().player.value());
        REQUIRE(
            fork.decide({player, {}, rules::decision_text(game, legal[seq % legal.size()]), 1}));
    }
    const Tokens all = drawn(fork, Stream::Gifts);
    REQUIRE(all.size() > given.size());
    CHECK(begins_with(all, given));
    for (std::size_t place = given.size(); place < all.size(); ++place) {
        CHECK(rooms::token_at(place, bag(), given, filled(5)) == all[place]);
    }
    auto log = fork.entries().all();
    CHECK(rooms::fold(fork.shared_terms(), log));
    const auto token =
        std::find_if(log.begin() + static_cast<std::ptrdiff_t>(seq), log.end(),
                     [](const auto& entry) { return entry.decision.starts_with("token:gifts:"); });
    token->decision.back() = token->decision.back() == '1' ? '2' : '1';
    CHECK_FALSE(rooms::fold(fork.shared_terms(), log));
}
