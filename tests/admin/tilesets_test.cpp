#include "protocol/json_text.hpp"
#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;
using Clock = std::chrono::steady_clock;

namespace {

/// The built-in tile-set file under another name.
Json file_named(const std::string& name) {
    std::ifstream in(MISTWARD_SOURCE_DIR "/rules/tilesets/mists.json");
    Json file = protocol::parse_json(std::string(std::istreambuf_iterator<char>(in), {})).value();
    file["name"] = name;
    return file;
}

std::string body_of(const Json& file) { return Json{{"tileset", file}}.dump(); }

/// An office with a set called "mine" on its list.
struct TileOffice : Office {
    TileOffice() { digest = add("mine"); }

    admin::Tilesets& tilesets() { return administration.tilesets; }
    std::string add(const std::string& name) {
        return done(tilesets().add(kAdmin, body_of(file_named(name)))).at("digest");
    }
    Json choose(const std::string& wanted) { return done(tilesets().choose(kAdmin, {wanted})); }
    static std::string name_on(const rooms::TileShelf& shelf) {
        return shelf[rules::Mode::Mists].set().name;
    }
    std::string name_now() { return name_on(house.tiles()); }

    std::string digest;
};

/// Another server on the same database, which has been started.
struct Another {
    explicit Another(TileOffice& office, bool is_given = false)
        : tilesets(office.house.io().get_executor(),
                   {office.administration.audit, office.house.store(), shelf,
                    office.house.workers(), is_given}) {
        office.house.run(tilesets.load());
    }

    rooms::TileShelf shelf{catalogue()};
    admin::Tilesets tilesets;
};

}  // namespace

TEST_CASE("a set is checked, kept, listed, switched on and back, each as an act") {
    TileOffice office;
    const std::string before = office.name_now();
    const Json listed = office.done(office.tilesets().document());
    CHECK(listed.at("in_use").at("name") == before);
    CHECK(listed.at("given") == false);
    CHECK(listed.at("chosen") == Json{{"digest", nullptr}, {"since", nullptr}});
    CHECK(listed.at("tilesets").at(0).at("digest") == office.digest);
    CHECK(listed.at("tilesets").at(0).at("name") == "mine");
    CHECK(listed.at("tilesets").at(0).at("rooms") == 0);
    const Json chosen = office.choose(office.digest);
    CHECK(chosen.at("in_use") == Json{{"name", "mine"}, {"digest", office.digest}});
    CHECK(chosen.at("chosen").at("digest") == office.digest);
    CHECK(chosen.at("chosen").at("since").is_string());
    CHECK(office.name_now() == "mine");
    const TestTable table(office.house, 2);
    const Json room = office.house.run(table.room->ask(rooms::query::Document{})).value();
    CHECK(room.at("tileset").at("digest") == office.digest);
    CHECK(office.done(office.tilesets().take_back(kAdmin)).at("in_use").at("name") == before);
    CHECK(office.done(office.tilesets().remove(kAdmin, office.digest)).at("tilesets").empty());
    CHECK(office.acts() == std::vector<std::string>{
                               "add_tileset " + office.digest, "choose_tileset " + office.digest,
                               "end_tileset", "remove_tileset " + office.digest});
}

TEST_CASE("a set with faults is answered with them, and nothing is kept or noted") {
    TileOffice office;
    Json file = file_named("spoilt");
    file.erase("tiles");
    const Json check = office.done(office.tilesets().add(kAdmin, body_of(file)));
    CHECK(!check.at("faults").empty());
    CHECK(check.at("digest").is_null());
    CHECK(office.done(office.tilesets().document()).at("tilesets").size() == 1);
    CHECK(office.acts().size() == 1);
    const auto refused = office.refused(office.tilesets().add(kAdmin, R"({"tileset":7})"));
    CHECK(refused.code == ErrorCode::InvalidMessage);
    CHECK(refused.params.at("field") == "tileset");
    CHECK(office.refused(office.tilesets().add(kAdmin, "{")).code == ErrorCode::MalformedJson);
}

TEST_CASE("what is switched on is played with after a restart, unless the host gives a set") {
    TileOffice office;
    office.choose(office.digest);
    Another again(office);
    CHECK(TileOffice::name_on(again.shelf) == "mine");
    Another given(office, true);
    CHECK(TileOffice::name_on(given.shelf) != "mine");
    const Json told = office.done(given.tilesets.document());
    CHECK(told.at("given") == true);
    CHECK(told.at("chosen").at("digest") == office.digest);
    CHECK(told.at("in_use").at("digest") == catalogue()[rules::Mode::Mists].digest);
    office.done(given.tilesets.choose(kAdmin, {office.digest}));
    CHECK(TileOffice::name_on(given.shelf) != "mine");
}

TEST_CASE("what was switched on at another server is followed, and what is older is no news") {
    TileOffice office;
    Another other(office);
    const auto before = Clock::now();
    const auto told = [&] {
        return office.house.run(office.house.store().host_tilesets().chosen());
    };
    const auto nothing = told().value();
    office.choose(office.digest);
    const auto heed = [&](store::TilesetChoice choice, Clock::time_point asked) {
        office.house.run(other.tilesets.heed(std::move(choice), asked));
        return TileOffice::name_on(other.shelf);
    };
    CHECK(heed(told().value(), Clock::now()) == "mine");
    office.house.run(office.tilesets().heed(nothing, before));
    CHECK(office.name_now() == "mine");
    CHECK(heed({{}, 5}, Clock::now()) != "mine");
}

TEST_CASE("a set that is unknown, spoilt or cannot be stored is not switched on") {
    TileOffice office;
    const std::string before = office.name_now();
    const auto choose = [&](const std::string& digest) {
        return office.refused(office.tilesets().choose(kAdmin, {digest})).code;
    };
    CHECK(choose(std::string(64, '0')) == ErrorCode::NotFound);
    CHECK(office.name_now() == before);
    CHECK(office.acts().back() == "not_done " + std::string(64, '0'));
    // A set of games that the host has not put on the list.
    const TestTable table(office.house, 2);
    const std::string joined = catalogue()[rules::Mode::Mists].digest;
    CHECK(choose(joined) == ErrorCode::NotFound);
    CHECK(office.done(office.tilesets().document()).at("chosen").at("digest").is_null());
}

TEST_CASE("a set that is switched on, or is not there, is not removed") {
    TileOffice office;
    office.choose(office.digest);
    const auto remove = [&](const std::string& digest) {
        return office.refused(office.tilesets().remove(kAdmin, digest)).code;
    };
    CHECK(remove(office.digest) == ErrorCode::InvalidMessage);
    CHECK(remove(std::string(64, '0')) == ErrorCode::NotFound);
    CHECK(office.done(office.tilesets().document()).at("tilesets").size() == 1);
}

TEST_CASE("there are as many sets as may be, and one more is refused until another goes") {
    TileOffice office;
    for (std::size_t i = 1; i < admin::Tilesets::kMost; ++i) office.add("set " + std::to_string(i));
    const auto add = [&] { return office.tilesets().add(kAdmin, body_of(file_named("more"))); };
    CHECK(office.refused(add()).code == ErrorCode::InvalidMessage);
    office.done(office.tilesets().remove(kAdmin, office.digest));
    CHECK(office.done(add()).at("digest").is_string());
}
