#include "protocol/tileset_document.hpp"
#include "server/record/lessons.hpp"
#include "server/record/read_tiles.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <functional>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr rules::Setup kTeam{.level = 2};
constexpr rules::Setup kRivals{.mode = rules::Mode::Ghosts};
/// With tiles of expansions among the others.
const rules::Setup kMore{.mode = rules::Mode::Ghosts,
                         .changed = {rules::Part::Abbot, rules::Part::Inns, rules::Part::Goods}};

/// A house that plays with a set of its own, until `forget_set`.
struct OwnHouse : House {
    OwnHouse() {
        plays_with = own_catalogue();
        reopen();
    }
    /// A new server on the same database, which plays with a set that was shipped.
    void forget_set(const std::string& change = "") {
        plays_with = catalogue();
        reopen(change);
    }
};

std::string digest_of(const rules::Setup& setup) {
    return own_catalogue()[rules::boxes_of(setup)].digest;
}
std::string digest_of(rules::Mode mode) { return digest_of(rules::Setup{.mode = mode}); }

/// A game with the house's own set, so few decisions old that it goes on; nobody holds the room.
struct OldGame {
    explicit OldGame(House& house, const rules::Setup& setup = kTeam, std::size_t decisions = 6)
        : table(house, 2, setup) {
        table.start();
        table.play_on(decisions);
        state = now();
        table.room.reset();
        table.clients.clear();
    }
    std::string game() const { return table.id + ".1"; }
    std::string now() { return table.house.run(table.room->ask(rooms::query::State{}))->text; }
    Json document() { return table.house.run(table.room->ask(rooms::query::Document{})).value(); }
    void come_back() {
        table.clients.resize(2);
        table.reconnect();
    }

    TestTable table;
    std::string state;
};

protocol::Result<std::string> exported(House& house, const std::string& game) {
    return house.run(house.archive().ask(rooms::archived::File{game, {}}));
}

protocol::Result<std::string> tileset_of(House& house, const std::string& digest) {
    return house.run(house.archive().ask(rooms::archived::TileSet{digest}));
}

void rematch(OldGame& old) {
    House& house = old.table.house;
    house.run(old.table.room->ask(rooms::command::Rematch{old.table.owner_token, {}})).value();
}

}  // namespace

TEST_CASE(
    "a game goes on with its tiles at a server that plays with others, and the next has those") {
    for (const rules::Setup& setup : {kTeam, kRivals, kMore}) {
        OwnHouse house;
        OldGame old(house, setup);
        house.forget_set();
        old.come_back();
        CHECK(old.now() == old.state);
        CHECK(old.document().at("tileset").at("digest") == digest_of(setup));
        old.table.play_on(4000, 3);
        REQUIRE(old.table.is_over());
        CHECK(old.document().at("tileset").at("digest") == digest_of(setup));
        rematch(old);
        CHECK(old.document().at("tileset").at("digest") ==
              catalogue()[rules::boxes_of(setup)].digest);
        CHECK(old.document().at("game_id") == old.table.id + ".2");
    }
}

TEST_CASE("games that begin after a switch have other tiles, and whoever plays keeps theirs") {
    for (const rules::Setup& setup : {kTeam, kRivals, kMore}) {
        House house;
        const auto digest_at = [&](TestTable& table) {
            const Json room = house.run(table.room->ask(rooms::query::Document{})).value();
            return room.at("tileset").at("digest").get<std::string>();
        };
        const std::string before = catalogue()[rules::boxes_of(setup)].digest;
        TestTable playing(house, 2, setup);
        TestTable waiting(house, 2, setup);
        playing.start();
        house.tiles().switch_to(std::make_shared<const rooms::TileCatalogue>(own_catalogue()));
        TestTable fresh(house, 2, setup);
        CHECK(digest_at(playing) == before);
        CHECK(digest_at(fresh) == digest_of(setup));
        waiting.start();
        CHECK(digest_at(waiting) == digest_of(setup));
        playing.play_on(4000);
        REQUIRE(playing.is_over());
        CHECK(digest_at(playing) == before);
        house.run(playing.room->ask(rooms::command::Rematch{playing.owner_token, {}})).value();
        CHECK(digest_at(playing) == digest_of(setup));
        playing.play_on(12);
        CHECK(exported(house, playing.id + ".1").has_value());
    }
}

TEST_CASE("companions play games with switched tiles to their end") {
    House house;
    house.tiles().switch_to(std::make_shared<const rooms::TileCatalogue>(own_catalogue()));
    const auto room = house.companions_game(kTeam);
    const Json told = house.run(room->ask(rooms::query::Document{})).value();
    CHECK(told.at("status") == "over");
    CHECK(told.at("tileset").at("digest") == digest_of(rules::Mode::Mists));
}

TEST_CASE("the replay, the log and the features of a game are read with its tiles") {
    OwnHouse house;
    const OldGame old(house);
    house.forget_set();
    const auto at = house.run(house.archive().ask(rooms::archived::State{old.game()})).value();
    CHECK(at.text == old.state);
    CHECK(house.run(house.archive().ask(rooms::archived::Log{old.game()})).has_value());
    CHECK(house.run(house.archive().ask(rooms::archived::Features{old.game()})).has_value());
}

TEST_CASE("rooms and games of one set read it once") {
    OwnHouse house;
    const OldGame first(house);
    const OldGame second(house);
    house.forget_set();
    const int before = house.store().tilesets_read;
    CHECK(house.find(first.table.id));
    CHECK(house.find(second.table.id));
    CHECK(exported(house, first.game()).has_value());
    CHECK(house.store().tilesets_read == before + 1);
}

TEST_CASE("a fork keeps the tiles of its game, and the game after it has new ones") {
    OwnHouse house;
    OldGame old(house);
    house.forget_set();
    const auto created = house.run(house.lobby().fork(old.table.id, {}, {})).value();
    CHECK(created.room.at("tileset").at("digest") == digest_of(rules::Mode::Mists));
    const std::string id = created.room.at("id");
    const auto room = house.find(id);
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
        house.run(room->ask(rooms::command::SeatCompanion{created.owner_token, seat, true}))
            .value();
    }
    house.settle();
    house.run(room->ask(rooms::command::Rematch{created.owner_token, {}})).value();
    const Json next = house.run(room->ask(rooms::query::Document{})).value();
    CHECK(next.at("tileset").at("digest") == catalogue()[rules::Mode::Mists].digest);
}

TEST_CASE("the file of a game holds a set that was never shipped, and is imported anywhere") {
    for (const rules::Setup& setup : {kTeam, kRivals, kMore}) {
        for (const std::size_t decisions : {std::size_t{12}, std::size_t{4000}}) {
            OwnHouse house;
            const OldGame old(house, setup, decisions);
            const std::string file = exported(house, old.game()).value();
            House other;
            const auto created = other.run(other.lobby().import_game(file)).value();
            const std::string id = created.room.at("id");
            CHECK(created.room.at("tileset").at("digest") == digest_of(setup));
            other.reopen();
            const Json again = Json::parse(exported(other, id + ".1").value());
            CHECK(again.at("tiles") == Json::parse(file).at("tiles"));
            CHECK(again.at("log").at(0) == Json::parse(file).at("log").at(0));
        }
    }
}

TEST_CASE("a file whose set nobody has is refused by its digest") {
    OwnHouse house;
    const OldGame old(house);
    Json file = Json::parse(exported(house, old.game()).value());
    file.erase("tiles");
    House other;
    const auto refused = other.run(other.lobby().import_game(file.dump()));
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::InvalidGameFile);
    CHECK(refused.error().message.find(digest_of(rules::Mode::Mists)) != std::string::npos);
    house.forget_set();
    CHECK(house.run(house.lobby().import_game(file.dump())).has_value());
}

TEST_CASE("a file with other tiles than those of its digest is refused") {
    OwnHouse house;
    const OldGame old(house);
    const std::string text = exported(house, old.game()).value();
    const auto fault = [&](House& at, const std::function<void(Json&)>& change) {
        Json file = Json::parse(text);
        change(file);
        const auto created = at.run(at.lobby().import_game(file.dump()));
        return created ? "nothing" : created.error().message;
    };
    const auto spoil = [](Json& file) { file["tiles"]["name"] = "hers"; };
    House other;
    CHECK(fault(other, spoil).find("it has another digest") != std::string::npos);
    CHECK(fault(house, spoil).find("/tiles") != std::string::npos);
    const auto shipped = [](Json& file) {
        file["tiles"] = Json::parse(*catalogue()[rules::Mode::Mists].text);
        file["tiles"]["digest"] = catalogue()[rules::Mode::Mists].digest;
    };
    CHECK(fault(other, shipped).find("it has another digest") != std::string::npos);
    CHECK(fault(other, [](Json& file) { file["tiles"] = 1; }).find("tiles") != std::string::npos);
    const auto other_order = [](Json& file) {
        file["tiles"] = Json::parse(nlohmann::json(file["tiles"]).dump());
    };
    CHECK(fault(other, other_order) == "nothing");
}

TEST_CASE("the set of a game is told by its digest") {
    OwnHouse house;
    const OldGame old(house);
    const std::string own = digest_of(rules::Mode::Mists);
    const auto before = tileset_of(house, own).value();
    house.forget_set();
    CHECK(tileset_of(house, own).value() == before);
    CHECK(Json::parse(before).at("digest") == own);
    CHECK(Json::parse(before).at("name") == "mine");
    for (const rules::Mode mode : {rules::Mode::Mists, rules::Mode::Ghosts, rules::Mode::Base}) {
        CHECK(tileset_of(house, catalogue()[mode].digest).has_value());
    }
    // No game has begun with the joined set.
    for (const std::string& none : {digest_of(rules::Mode::Ghosts), std::string("chess")}) {
        CHECK(tileset_of(house, none).error().code == ErrorCode::NotFound);
    }
}

TEST_CASE("a room that waits for its game tells the digest of tiles that anybody can ask for") {
    OwnHouse house;
    const TestTable table(house, 2, kMore);
    const auto told = [&] {
        const Json room = house.run(table.room->ask(rooms::query::Document{})).value();
        return room.at("tileset").at("digest").get<std::string>();
    };
    CHECK(told() == digest_of(kMore));
    CHECK(Json::parse(tileset_of(house, told()).value()).at("name") ==
          "base+mine+abbot+inns+traders");
    // At a server that has not joined them yet, too.
    house.reopen();
    CHECK(tileset_of(house, digest_of(kMore)).has_value());
    const rules::Boxes other{rules::Mode::Base, {rules::Expansion::Tower}};
    CHECK(tileset_of(house, own_catalogue()[other].digest).has_value());
    const Json patch{{"parts", nullptr}};
    house.run(house.find(table.id)->ask(rooms::command::Change{table.owner_token, patch})).value();
    const Json room = house.run(house.find(table.id)->ask(rooms::query::Document{})).value();
    CHECK(room.at("tileset").at("digest") == digest_of(kRivals));
}

TEST_CASE("tiles of a host that have the name of an expansion's are refused") {
    rules::TileSet set = own_catalogue()[rules::Mode::Mists].set();
    set.tiles.front().id = "in1";
    set.tiles.front().ghosts = 0;
    const auto refused =
        rooms::TileCatalogue::with_mists(std::make_shared<const rules::TileSet>(set));
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == std::vector<std::string>{"both sets have a tile in1.0"});
}

TEST_CASE("a stored set that was changed is not played with, and does not harm other games") {
    OwnHouse house;
    const OldGame old(house);
    const OldGame sound(house, {.mode = rules::Mode::Base});
    house.forget_set("UPDATE tilesets SET document = replace(document, 'mine', 'hers')");
    const auto room = house.run(house.lobby().find(old.table.id));
    CHECK(room.error().code == ErrorCode::GameUnreadable);
    CHECK(room.error().params ==
          Json{{"reason", "tiles_unknown"}, {"game_id", old.game()}, {"room", old.table.id}});
    CHECK(room.error().message.find(digest_of(rules::Mode::Mists)) != std::string::npos);
    CHECK(exported(house, old.game()));
    CHECK(tileset_of(house, digest_of(rules::Mode::Mists)).error().code == ErrorCode::NotFound);
    CHECK(house.find(sound.table.id));
}

TEST_CASE("a game of an older version brings its set when a server starts that has it") {
    OwnHouse house;
    const OldGame old(house);
    house.reopen("DELETE FROM tilesets");
    const auto keep = [&] {
        house.run(rooms::keep_known_tiles(house.store(), house.plays_with, 5000));
    };
    keep();
    house.forget_set();
    keep();
    CHECK(house.find(old.table.id));
    house.reopen("DELETE FROM tilesets");
    CHECK(house.run(house.lobby().find(old.table.id)).error().code == ErrorCode::GameUnreadable);
}

TEST_CASE("what is read is for its game alone, and so strict as a host's file") {
    const auto why = [](rules::Mode mode, const rooms::GameTiles& tiles) {
        const auto read = rooms::read_tiles({mode, {}}, tiles.digest, *tiles.text);
        return read ? "nothing" : read.error();
    };
    const auto other_game = [&](rules::Mode mode, const rooms::GameTiles& tiles) {
        return why(mode, tiles).find("it is for another game") != std::string::npos;
    };
    using rules::Mode;
    CHECK(why(Mode::Mists, own_catalogue()[Mode::Mists]) == "nothing");
    CHECK(why(Mode::Ghosts, own_catalogue()[Mode::Ghosts]) == "nothing");
    CHECK(other_game(Mode::Base, own_catalogue()[Mode::Mists]));
    CHECK(other_game(Mode::Base, own_catalogue()[Mode::Base]));
    CHECK(other_game(Mode::Ghosts, own_catalogue()[Mode::Mists]));
    CHECK(other_game(Mode::Ghosts, own_catalogue()[Mode::Base]));
    // Those of expansions around the host's are those of the binary.
    const rules::Boxes more{Mode::Ghosts, {rules::Expansion::Abbot, rules::Expansion::Abbey}};
    const rules::Boxes inns{Mode::Ghosts, {rules::Expansion::Inns}};
    const auto reads = [](const rules::Boxes& boxes, const rooms::GameTiles& tiles) {
        const auto read = rooms::read_tiles(boxes, tiles.digest, *tiles.text);
        return read && read->set() == tiles.set();
    };
    CHECK(reads(more, own_catalogue()[more]));
    CHECK_FALSE(reads(inns, own_catalogue()[more]));
    CHECK_FALSE(reads(more, own_catalogue()[inns]));
    CHECK_FALSE(reads({Mode::Ghosts, {}}, own_catalogue()[more]));
    rules::TileSet other = own_catalogue()[more].set();
    ++other.tiles[rules::find_face(other, "am1.0")->value()].copies;
    CHECK_FALSE(reads(more, rooms::game_tiles(std::make_shared<const rules::TileSet>(other))));
    // A set that a host's file could not be either: both have a tile "A".
    CHECK(why(Mode::Mists, own_catalogue()[Mode::Ghosts]).find("both sets have a tile") !=
          std::string::npos);
}

TEST_CASE("the sets that were read are bounded, and the longest unused goes first") {
    rooms::TileShelf shelf(catalogue());
    const auto named = [](std::size_t number) {
        rules::TileSet set = own_catalogue()[rules::Mode::Mists].set();
        set.name = "set " + std::to_string(number);
        return rooms::game_tiles(std::make_shared<const rules::TileSet>(std::move(set)));
    };
    const auto at_hand = [&](std::size_t number) {
        return shelf.find({rules::Mode::Mists, {}}, named(number).digest).has_value();
    };
    for (std::size_t number = 0; number <= rooms::TileShelf::kMostRead; ++number) {
        const auto tiles = named(number);
        REQUIRE(shelf.read({rules::Mode::Mists, {}}, tiles.digest, *tiles.text));
        CHECK(at_hand(0));
    }
    CHECK(!at_hand(1));
    CHECK(at_hand(rooms::TileShelf::kMostRead));
}
