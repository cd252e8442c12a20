#include "protocol/create_room.hpp"
#include "server/behaviour/effects.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

const std::string kPass = "what the word gave";

rooms::Stepped<std::uint8_t> sit(const rooms::RoomState& room, std::optional<std::string> pass,
                                 std::optional<std::string> player = {}) {
    protocol::TakeSeat request;
    request.name = "Ben";
    if (pass) request.pass = *pass;
    return step(room, rooms::command::TakeSeat{request, {}, std::move(player)});
}

rooms::Stepped<std::optional<std::uint8_t>> watch(const rooms::RoomState& room, std::uint64_t who,
                                                  std::optional<std::string> token = {}) {
    return step(room, rooms::command::Attach{rooms::SubscriberId{who}, {{}, std::move(token)}});
}

rooms::Stepped<rooms::Done> change(const rooms::RoomState& room, const Json& patch,
                                   std::optional<rooms::RoomWord> word = {}) {
    return step(room, rooms::command::Change{Scene::token("owner"), patch, word});
}

/// A room with a word, and Ana in its seat 0.
struct Worded : Scene {
    explicit Worded(protocol::WordFor what = protocol::WordFor::Seat) : Scene(4) {
        seat("Ana");
        room.word = rooms::RoomWord{{}, rooms::token_hash(kPass)};
        room.options.word_for = what;
    }
};

}  // namespace

TEST_CASE("a seat of a room with a word is for those who have its pass") {
    const Worded scene;
    CHECK(sit(scene.room, {}).error().code == ErrorCode::WordNeeded);
    CHECK(sit(scene.room, "another").error().code == ErrorCode::WrongWord);
    CHECK(sit(scene.room, kPass).has_value());
    CHECK(sit(Scene(2).room, {}).has_value());
    CHECK(sit(Scene(2).room, "whatever").has_value());
}

TEST_CASE(
    "those inside let others in with a token of theirs, and a player into a room of their own") {
    Worded scene;
    CHECK(sit(scene.room, Scene::token("Ana")).has_value());
    CHECK(sit(scene.room, Scene::token("owner")).has_value());
    scene.room.owner = "cleo";
    CHECK(sit(scene.room, {}, "cleo").has_value());
    CHECK(sit(scene.room, {}, "dora").error().code == ErrorCode::WordNeeded);
}

TEST_CASE("whoever is invited takes a seat without a word, whatever they say") {
    const Worded scene;
    for (const auto& pass : {std::optional<std::string>(), std::optional<std::string>("no")}) {
        protocol::TakeSeat request;
        request.name = "Ben";
        if (pass) request.pass = *pass;
        rooms::command::TakeSeat command{request, {}, "ben"};
        CHECK(!step(scene.room, command));
        command.invited = true;
        CHECK(step(scene.room, command).has_value());
    }
}

TEST_CASE("whoever has a seat comes back without a word, before and after it has changed") {
    Worded scene(protocol::WordFor::Watch);
    CHECK(watch(scene.room, 1, Scene::token("Ana"))->reply == 0);
    scene.take(change(scene.room, {{"word", "other"}}, rooms::RoomWord{}));
    CHECK(watch(scene.room, 1, Scene::token("Ana"))->reply == 0);
}

TEST_CASE("a word for the seats lets everybody watch") {
    Worded scene;
    CHECK(watch(scene.room, 1).has_value());
    CHECK(!watch(scene.room, 2, kPass)->reply);
    scene.start();
    CHECK(rooms::check_reader(scene.room, {}).has_value());
}

TEST_CASE("a word to watch keeps strangers from the room, its log and its chat") {
    Worded scene(protocol::WordFor::Watch);
    const auto follow = [&](std::uint64_t who, std::optional<std::string> token) {
        return step(scene.room, rooms::command::Follow{rooms::SubscriberId{who}, std::move(token)});
    };
    for (int phase = 0; phase < 2; ++phase) {
        CHECK(watch(scene.room, 1).error().code == ErrorCode::WordNeeded);
        CHECK(watch(scene.room, 1, "another").error().code == ErrorCode::Unauthorized);
        CHECK(follow(1, {}).error().code == ErrorCode::WordNeeded);
        CHECK(rooms::check_reader(scene.room, {}).error().code == ErrorCode::WordNeeded);
        CHECK(rooms::check_chat_reader(scene.room, {}).error().code == ErrorCode::WordNeeded);
        CHECK(rooms::check_reader(scene.room, "another").error().code == ErrorCode::Unauthorized);
        for (const std::string& token : {kPass, Scene::token("Ana"), Scene::token("owner")}) {
            CHECK(rooms::check_reader(scene.room, token).has_value());
            CHECK(rooms::check_chat_reader(scene.room, token).has_value());
        }
        CHECK(!watch(scene.room, 1, kPass)->reply);
        if (phase == 0) scene.start();
    }
}

TEST_CASE(
    "a pass is no seat: it opens no game that refuses spectators, and no place beyond the limit") {
    Worded scene;
    scene.room.options.spectators = false;
    scene.start();
    CHECK(watch(scene.room, 1, kPass).error().code == ErrorCode::SpectatorsRefused);
    CHECK(rooms::check_reader(scene.room, kPass).error().code == ErrorCode::SpectatorsRefused);
    CHECK(rooms::check_chat_reader(scene.room, kPass).error().code == ErrorCode::SpectatorsRefused);
    scene.room.options.spectators = true;
    scene.room.limits.spectators = 1;
    const auto follow = step(scene.room, rooms::command::Follow{rooms::SubscriberId{1}, kPass});
    scene.take(follow);
    CHECK(rooms::guests(scene.room) == 1);
    CHECK(watch(scene.room, 2, kPass).error().code == ErrorCode::TooManySpectators);
}

TEST_CASE("the owner sets, keeps, changes and removes the word") {
    Scene scene(2);
    const rooms::RoomWord word{{1}, rooms::token_hash(kPass)};
    scene.take(change(scene.room, {{"word", "three owls"}}, word));
    CHECK(scene.room.word == word);
    CHECK(rooms::room_document(scene.room).at("has_word") == true);
    scene.take(change(scene.room, {{"name", "Saturday"}}));
    CHECK(scene.room.word == word);
    scene.take(change(scene.room, {{"word", nullptr}}));
    CHECK(!scene.room.word);
    CHECK(rooms::room_document(scene.room).at("has_word") == false);
}

TEST_CASE("a word that is none is refused by its field") {
    const Scene scene(2);
    for (const Json& word : {Json(""), Json("  "), Json(std::string(41, 'x')), Json(7)}) {
        const auto refused = change(scene.room, {{"word", word}});
        CHECK(refused.error().code == ErrorCode::InvalidMessage);
        CHECK(refused.error().params.at("field") == "word");
        CHECK(!protocol::word_of_patch({{"word", word}}));
    }
    CHECK(protocol::word_of_patch({{"word", "three owls"}}) == "three owls");
}

TEST_CASE("strangers who watch go when a word is needed for that") {
    Worded scene;
    scene.attach(0, "Ana");
    scene.attach(1);
    const auto stepped = change(scene.room, {{"options", {{"word_for", "watch"}}}});
    REQUIRE(stepped.has_value());
    CHECK(stepped->next.subscribers.size() == 1);
    CHECK(stepped->next.subscribers.contains(rooms::SubscriberId{0}));
    scene.room.options.word_for = protocol::WordFor::Watch;
    CHECK(change(scene.room, {{"name", "Saturday"}})->next.subscribers.size() == 2);
    CHECK(change(scene.room, {{"word", "new"}}, rooms::RoomWord{})->next.subscribers.size() == 1);
}

TEST_CASE("whoever loses a seat does not stay where a word is needed to watch") {
    Worded scene(protocol::WordFor::Watch);
    scene.attach(0, "Ana");
    const auto freed = step(scene.room, rooms::command::LeaveSeat{Scene::token("Ana"), 0});
    CHECK(freed->next.subscribers.empty());
}
