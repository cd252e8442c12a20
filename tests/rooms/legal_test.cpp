#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

/// A connection of a client that does not decide.
std::shared_ptr<Client> watch(TestTable& table, std::optional<std::uint64_t> since = {}) {
    auto client = std::make_shared<Client>();
    client->takes_legal = false;
    const protocol::Hello hello{{}, {}, since, false};
    table.house.run(table.room->ask(rooms::listening::Attach{client, hello})).value();
    return client;
}

/// The frames as a client that does not decide is sent them; there is one `legal` in them.
std::vector<std::string> lean(const std::vector<std::string>& frames) {
    std::vector<std::string> result;
    for (const std::string& frame : frames) {
        auto message = protocol::Json::parse(frame);
        const bool has_legal = message.contains("legal");
        if (has_legal) message["legal"] = protocol::Json::array();
        result.push_back(has_legal ? message.dump() : frame);
    }
    return result;
}

std::vector<std::string> updates(const Client& client) {
    std::vector<std::string> result;
    for (const std::string& frame : client.frames()) {
        if (frame.starts_with(R"({"type":"update")")) result.push_back(frame);
    }
    return result;
}

}  // namespace

TEST_CASE("a client that does not decide is told the same with an empty legal") {
    House house;
    TestTable table(house, 2);
    const auto spectator = watch(table);
    const auto full = table.connect({});
    spectator->forget();
    full->forget();
    table.start();
    table.play_on(6);
    CHECK_FALSE(full->legal().empty());
    CHECK(spectator->frames() == lean(full->frames()));
    CHECK(spectator->newest("welcome").at("legal").empty());
    CHECK(updates(*spectator).size() > 6);
}

TEST_CASE("a client that resumes without legal gets what it missed without legal") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(6);
    const auto since = table.clients[0]->seq() - 3;
    const auto full = table.connect({}, since);
    const auto spectator = watch(table, since);
    REQUIRE(updates(*full).size() == 3);
    CHECK(updates(*spectator) == lean(updates(*full)));
    CHECK(updates(*spectator) != updates(*full));
    CHECK(spectator->newest("welcome").at("resumed") == true);
}

TEST_CASE("a refresh of a client that does not decide has an empty legal") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(6);
    const auto full = table.connect({});
    const auto spectator = watch(table);
    for (const auto& client : {full, spectator}) {
        client->forget();
        house.run(table.room->ask(rooms::listening::Refresh{client}));
    }
    CHECK_FALSE(full->legal().empty());
    CHECK(spectator->frames() == lean(full->frames()));
}
