#include "companion/train/rivals/rival_training.hpp"
#include "rules/rivals/game.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

namespace mistward::companion::rivals {

using train::Course;
using train::examine_rivals;
using train::parse_checkpoint;
using train::ReplayBuffer;
using train::RivalMarks;
using train::RivalPlay;
using train::RivalProgress;
using train::RivalTraining;

namespace {

/// The base game with ten tiles, which is over soon.
const rules::Tables& ten_tiles() {
    static const rules::Tables kTables([] {
        auto few = std::make_shared<rules::TileSet>(*rules::base_tiles());
        std::size_t kept = 0;
        for (rules::Tile& tile : few->tiles) {
            tile.copies = tile.copies != 0 && kept < 10 ? 1 : 0;
            kept += tile.copies;
        }
        return few;
    }());
    return kTables;
}

const rules::Tables& few_of_both() {
    static const rules::Tables kTables([] {
        auto few = std::make_shared<rules::TileSet>(*rules::ghosts_tiles());
        std::size_t kept = 0;
        for (rules::Tile& tile : few->tiles) {
            tile.copies = tile.copies != 0 && kept % 9 == 0 ? 1 : 0;
            ++kept;
        }
        return few;
    }());
    return kTables;
}

Network any_network(std::uint64_t seed) {
    Random random(seed);
    Network network(Observer::kFeatures);
    for (float& weight : network.weights()) weight = random.unit() - 0.5F;
    return network;
}

constexpr Course kShort{.batches_a_game = 2, .batch = 16, .memory = 2'000, .exam_games = 4};

Network trained(std::uint64_t seed) {
    RivalTraining training(ten_tiles(), few_of_both(), kShort, seed);
    RivalProgress progress;
    for (int i = 0; i < 30; ++i) training.step(1, progress);
    CHECK(progress.games == 30);
    CHECK(training.games() == 30);
    return training.network();
}

}  // namespace

TEST_CASE("every player's view of every turn is taught") {
    const Network network = any_network(1);
    const auto start = rules::rivals::start(ten_tiles(), {.mode = rules::Mode::Base, .players = 3});
    RivalPlay play(ten_tiles(), network);
    Random random(2);
    const auto end = play.play(start, random, 0);
    REQUIRE(end.outcome == rules::Outcome::Finished);
    ReplayBuffer taught(Observer::kFeatures, 1'000);
    play.teach(end, 0.9F, 0.5F, taught);
    // Ten tiles, of which the last ends the game, and three players.
    const std::size_t placed = 10 - end.discarded.size();
    CHECK(taught.size() == 3 * (placed - 1));
}

TEST_CASE("without a look back each turn is taught how the game ended") {
    const Network network = any_network(1);
    const auto start = rules::rivals::start(ten_tiles(), {.mode = rules::Mode::Base, .players = 2});
    RivalPlay play(ten_tiles(), network);
    Random random(3);
    const auto end = play.play(start, random, 0);
    ReplayBuffer taught(Observer::kFeatures, 1'000);
    play.teach(end, 1, 1, taught);
    const float first = worth_of_end(end, rules::PlayerId(0));
    float sum = 0;
    for (int i = 0; i < 400; ++i) {
        const float target = taught.any(random).target;
        CHECK((target == first || target == 1 - first));
        sum += target;
    }
    CHECK(sum > 0);
    // By points alone the winner is taught less than a win.
    ReplayBuffer by_points(Observer::kFeatures, 1'000);
    play.teach(end, 1, 0, by_points);
    for (int i = 0; i < 100; ++i) {
        const float target = by_points.any(random).target;
        CHECK(target > 0);
        CHECK(target < 1);
    }
}

TEST_CASE("equal seeds train equal networks of rivals, others do not") {
    const Network once = trained(4);
    CHECK(once == trained(4));
    CHECK(once != trained(5));
}

TEST_CASE("a network wins half of an exam against itself") {
    const Network network = any_network(6);
    const RivalMarks marks = examine_rivals(ten_tiles(), few_of_both(), network, network, 4);
    CHECK(marks.base == 0.5);
    CHECK(marks.ghosts == 0.5);
}

TEST_CASE("what wins more than half of an exam is kept") {
    RivalTraining training(ten_tiles(), few_of_both(), kShort, 7);
    const Network first = training.best();
    CHECK(training.examine().mean() == 0.5);
    CHECK(training.best() == first);
    RivalProgress progress;
    for (int i = 0; i < 40; ++i) training.step(1, progress);
    const bool better = training.examine().mean() > 0.5;
    CHECK((training.best() != first) == better);
}

TEST_CASE("training of rivals goes on where a checkpoint was made") {
    RivalTraining before(ten_tiles(), few_of_both(), kShort, 8);
    RivalProgress progress;
    for (int i = 0; i < 10; ++i) before.step(1, progress);
    const auto read = parse_checkpoint(train::checkpoint_text(before.checkpoint("set")));
    REQUIRE(read.has_value());
    RivalTraining after(ten_tiles(), few_of_both(), kShort, 99);
    after.resume(*read);
    CHECK(after.network() == before.network());
    CHECK(after.games() == 10);
}

}  // namespace mistward::companion::rivals
