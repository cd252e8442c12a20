#include "server/service/word.hpp"
#include "protocol/create_room.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/service/chance.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>
#include <openssl/evp.h>

#include <array>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

rooms::CreatedRoom create(House& house, const std::string& word,
                          protocol::WordFor what = protocol::WordFor::Seat) {
    protocol::CreateRoom request{"Owls", {}, 3};
    request.options.word_for = what;
    request.word = word;
    return house.run(house.lobby().create(std::move(request))).value();
}

protocol::Result<Json> exchange(House& house, const std::string& room, const std::string& word) {
    rooms::query::Pass query{{word}};
    return house.run(house.find(room)->ask(std::move(query)));
}

protocol::Result<rooms::TakenSeat> sit(House& house, const std::string& room,
                                       const std::string& pass) {
    rooms::command::TakeSeat command;
    command.request.name = "Ben";
    command.request.pass = pass;
    return house.run(house.find(room)->ask(std::move(command)));
}

/// What a room kept of a word when words were kept as they were written.
rooms::RoomWord kept_as_written(const std::string& word) {
    rooms::RoomWord kept{{1}, {}};
    std::array<std::uint8_t, 32> key{};
    REQUIRE(EVP_PBE_scrypt(word.data(), word.size(), kept.salt.data(), kept.salt.size(), 1 << 14, 8,
                           1, 32 << 20, key.data(), key.size()) == 1);
    kept.pass = rooms::token_hash(rooms::secret_text(key));
    return kept;
}

}  // namespace

TEST_CASE("a word opens its room from every keyboard, and with blanks around it") {
    House house;
    const std::string room = create(house, " caf\u00e9\u3000").room.at("id");
    const auto pass = exchange(house, room, "caf\u00e9").value();
    for (const std::string same : {"cafe\u0301", "caf\u00e9 ", "\uff43\uff41\uff46\u00e9"}) {
        CAPTURE(same);
        CHECK(exchange(house, room, same).value() == pass);
    }
    CHECK(exchange(house, room, "cafe").error().code == ErrorCode::WrongWord);
}

TEST_CASE("a word that a room kept as it was written goes on opening it") {
    House house;
    for (const std::string word : {"cafe\u0301", " owls ", "\u3164", "owl"}) {
        CAPTURE(word);
        const auto kept = kept_as_written(word);
        const auto pass = [&](const std::string& tried) {
            return house.run(rooms::pass_for(house.services(), kept, tried, work::Key{}));
        };
        CHECK(pass(word).has_value());
        CHECK(pass("hawk").error().code == ErrorCode::WrongWord);
    }
}

TEST_CASE("a word gives a pass, and the pass a seat") {
    House house;
    const auto created = create(house, "three owls");
    const std::string room = created.room.at("id");
    CHECK(created.room.at("has_word") == true);
    CHECK(exchange(house, room, "three Owls").error().code == ErrorCode::WrongWord);
    const std::string pass = exchange(house, room, "three owls").value().at("pass");
    CHECK(pass.size() == 43);
    CHECK(sit(house, room, pass).has_value());
}

TEST_CASE("a room without a word gives no pass, and needs none") {
    House house;
    const std::string room = house.create().room.at("id");
    CHECK(exchange(house, room, "anything").value() == Json{{"pass", nullptr}});
}

TEST_CASE("the same word gives another pass in another room") {
    House house;
    const std::string one = create(house, "owl").room.at("id");
    const std::string two = create(house, "owl").room.at("id");
    const auto pass = exchange(house, one, "owl").value();
    CHECK(pass != exchange(house, two, "owl").value());
    CHECK(sit(house, two, pass.at("pass")).error().code == ErrorCode::WrongWord);
}

TEST_CASE("the word and its pass are known after a restart, and stored nowhere") {
    House house;
    const std::string room = create(house, "three owls").room.at("id");
    const std::string pass = exchange(house, room, "three owls").value().at("pass");
    house.reopen();
    CHECK(house.run(house.lobby().list()).value().at("rooms")[0].at("has_word") == true);
    CHECK(exchange(house, room, "three owls").value().at("pass") == pass);
    CHECK(sit(house, room, pass).has_value());
    const auto stored = house.run(house.store().find_room(room)).value();
    CHECK(stored->summary.room.options.find("owls") == std::string::npos);
    CHECK(stored->summary.room.options.find(pass) == std::string::npos);
}

TEST_CASE("only the owner changes the word, and passes of the old one end") {
    House house;
    const auto created = create(house, "owl");
    const std::string room = created.room.at("id");
    const std::string pass = exchange(house, room, "owl").value().at("pass");
    const auto change = [&](const std::string& token, const Json& patch) {
        rooms::command::Change command{token, patch};
        return house.run(house.find(room)->ask(std::move(command)));
    };
    CHECK(change("nobody's", {{"word", "hawk"}}).error().code == ErrorCode::Unauthorized);
    CHECK(exchange(house, room, "owl").has_value());
    CHECK(change(created.owner_token, {{"word", "hawk"}}).has_value());
    CHECK(exchange(house, room, "owl").error().code == ErrorCode::WrongWord);
    CHECK(sit(house, room, pass).error().code == ErrorCode::WrongWord);
    CHECK(exchange(house, room, "hawk").has_value());
    CHECK(change(created.owner_token, {{"word", nullptr}}).value().at("has_word") == false);
    CHECK(sit(house, room, pass).has_value());
}

TEST_CASE("a game that runs in a room whose word is needed to watch is read with its pass") {
    House house;
    const auto created = create(house, "owl", protocol::WordFor::Watch);
    const std::string room = created.room.at("id");
    const std::string pass = exchange(house, room, "owl").value().at("pass");
    const auto seat = sit(house, room, pass).value();
    rooms::command::Start start{created.owner_token};
    house.run(house.find(room)->ask(std::move(start))).value();
    const std::string game = room + ".1";
    const auto read = [&](std::optional<std::string> token) {
        rooms::archived::Game query{game, rooms::Reader(std::move(token))};
        return house.run(house.archive().ask(std::move(query)));
    };
    CHECK(read({}).error().code == ErrorCode::WordNeeded);
    CHECK(read("another").error().code == ErrorCode::Unauthorized);
    CHECK(read(pass).has_value());
    CHECK(read(seat.token).has_value());
}
