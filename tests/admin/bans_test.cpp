#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

protocol::PutBan ban_of(const std::string& address, std::optional<std::uint64_t> seconds = {}) {
    return {address, {}, {}, "noise", seconds};
}

bool is_banned(const admin::BanList& bans, const std::string& address) {
    return bans.find(boost::asio::ip::make_address(address)).has_value();
}

}  // namespace

TEST_CASE("a ban is stored, holds, and comes back with the store") {
    Office office;
    const Json bans = office.done(office.administration.bans.put(kAdmin, ban_of("203.0.113.7")));
    CHECK(bans.at("bans").at(0).at("address") == "203.0.113.7");
    CHECK(bans.at("bans").at(0).at("reason") == "noise");
    CHECK(bans.at("bans").at(0).at("until").is_null());
    CHECK(office.sent_away == 1);
    CHECK(is_banned(office.bans, "203.0.113.7"));
    CHECK_FALSE(is_banned(office.bans, "203.0.113.8"));
    admin::BanList after_restart(office.house.clock());
    office.house.run(after_restart.load(office.house.store()));
    CHECK(after_restart.find(boost::asio::ip::make_address("203.0.113.7")).value().reason ==
          "noise");
}

TEST_CASE("a ban is lifted, once, and stays lifted") {
    Office office;
    office.done(office.administration.bans.put(kAdmin, ban_of("2001:db8::1")));
    const Json left = office.done(office.administration.bans.lift(kAdmin, "2001:DB8:0::1"));
    CHECK(left.at("bans").empty());
    CHECK_FALSE(is_banned(office.bans, "2001:db8::1"));
    admin::BanList after_restart(office.house.clock());
    office.house.run(after_restart.load(office.house.store()));
    CHECK_FALSE(is_banned(after_restart, "2001:db8::1"));
    const auto again = office.refused(office.administration.bans.lift(kAdmin, "2001:db8::1"));
    CHECK(again.code == ErrorCode::BanNotFound);
    CHECK(office.acts() == std::vector<std::string>{"ban 2001:db8::1", "lift_ban 2001:DB8:0::1",
                                                    "lift_ban 2001:db8::1",
                                                    "not_done 2001:db8::1"});
}

TEST_CASE("of IPv6 a ban is that of the whole /64, and of a network that of all in it") {
    Office office;
    auto& acts = office.administration.bans;
    office.done(acts.put(kAdmin, ban_of("2001:db8::1")));
    const Json bans = office.done(acts.put(kAdmin, ban_of("203.0.113.77/24")));
    CHECK(bans.at("bans").at(0).at("address") == "203.0.113.0/24");
    CHECK(bans.at("bans").at(1).at("address") == "2001:db8::/64");
    CHECK(is_banned(office.bans, "2001:db8::9:9:9:9"));
    CHECK(is_banned(office.bans, "203.0.113.200"));
    CHECK_FALSE(is_banned(office.bans, "203.0.112.200"));
    const auto not_alone = office.refused(acts.lift(kAdmin, "203.0.113.200"));
    CHECK(not_alone.code == ErrorCode::BanNotFound);
    office.done(acts.lift(kAdmin, "203.0.113.0/24"));
    office.done(acts.lift(kAdmin, "2001:db8::/64"));
    CHECK(office.house.run(office.house.store().bans()).value().empty());
}

TEST_CASE("bans of single addresses of IPv6 in a database go on, and are lifted together") {
    Office office;
    auto& store = office.house.store();
    for (const auto* address : {"2001:db8::1", "2001:db8::2", "198.51.100.9"}) {
        REQUIRE(office.house.run(store.put_ban({address, "old", 1000, {}})));
    }
    REQUIRE(office.house.run(store.put_ban({"2001:db8::3", "short", 1000, 2000})));
    office.house.run(office.bans.load(store));
    CHECK(office.bans.find(boost::asio::ip::make_address("2001:db8::7")).value().reason == "old");
    office.done(office.administration.bans.put(kAdmin, ban_of("2001:db8::4", 60)));
    CHECK(office.house.run(store.bans()).value().size() == 2);
    office.done(office.administration.bans.lift(kAdmin, "2001:db8::5"));
    CHECK(office.house.run(store.bans()).value().size() == 1);
    CHECK(is_banned(office.bans, "198.51.100.9"));
}

TEST_CASE("nobody locks themselves out by a network in which they are") {
    Office office;
    for (const auto* network : {"198.51.100.0/24", "0.0.0.0/0"}) {
        const auto error = office.refused(office.administration.bans.put(kAdmin, ban_of(network)));
        CHECK(error.code == ErrorCode::OwnAddress);
    }
    const auto near =
        office.refused(office.administration.bans.put("2001:db8::1", ban_of("2001:db8::2")));
    CHECK(near.code == ErrorCode::OwnAddress);
}

TEST_CASE("nobody locks themselves out, however the address is written") {
    Office office;
    for (const std::string& address : {kAdmin, "::ffff:" + kAdmin}) {
        const auto error = office.refused(office.administration.bans.put(kAdmin, ban_of(address)));
        CHECK(error.code == ErrorCode::OwnAddress);
        CHECK_FALSE(is_banned(office.bans, kAdmin));
    }
    CHECK(office.house.run(office.house.store().bans()).value().empty());
    CHECK(office.sent_away == 0);
}

TEST_CASE("a ban that cannot be stored does not hold") {
    Office office;
    office.done(office.administration.bans.put(kAdmin, ban_of("203.0.113.1")));
    office.house.store().writes = SpoiltStore::Mode::Unavailable;
    const auto error =
        office.refused(office.administration.bans.put(kAdmin, ban_of("203.0.113.7")));
    CHECK(error.code == ErrorCode::StorageUnavailable);
    CHECK_FALSE(is_banned(office.bans, "203.0.113.7"));
    const auto lifted = office.refused(office.administration.bans.lift(kAdmin, "203.0.113.1"));
    CHECK(lifted.code == ErrorCode::StorageUnavailable);
    CHECK(is_banned(office.bans, "203.0.113.1"));
}

TEST_CASE("what is no address is not banned") {
    Office office;
    for (const char* text : {"example.org", "203.0.113", "203.0.113.7/33", "203.0.113.7:80", ""}) {
        const auto error = office.refused(office.administration.bans.put(kAdmin, ban_of(text)));
        CHECK(error.code == ErrorCode::InvalidMessage);
        CHECK(error.params.at("field") == "address");
    }
    CHECK(office.administration.bans.document().at("bans").empty());
}

TEST_CASE("a seat is banned by the addresses that listen with its token") {
    Office office;
    TestTable table(office.house, 2);
    table.clients[1]->from = "203.0.113.7";
    const protocol::PutBan ban{{}, {table.id}, {1}, "noise", {3600}};
    const Json bans = office.done(office.administration.bans.put(kAdmin, ban));
    REQUIRE(bans.at("bans").size() == 1);
    CHECK(bans.at("bans").at(0).at("address") == "203.0.113.7");
    CHECK(bans.at("bans").at(0).at("until").is_string());
    CHECK(office.acts() == std::vector<std::string>{"ban " + table.id + "/1"});
}

TEST_CASE("a seat that nobody listens for has no address to ban") {
    Office office;
    TestTable table(office.house, 2);
    office.house.run(table.room->ask(rooms::listening::Detach{table.clients[1]}));
    const auto ban = [&](const std::string& room, std::uint8_t seat) {
        const protocol::PutBan request{{}, {room}, {seat}, "noise", {}};
        return office.refused(office.administration.bans.put(kAdmin, request)).code;
    };
    CHECK(ban(table.id, 1) == ErrorCode::NobodyConnected);
    CHECK(ban(table.id, 2) == ErrorCode::InvalidMessage);
    CHECK(ban("nope", 0) == ErrorCode::RoomNotFound);
    CHECK(office.administration.bans.document().at("bans").empty());
}

TEST_CASE("a ban holds until its time is over") {
    const admin::Ban ban{"noise", 1000, 2000};
    CHECK(admin::holds(ban, 1999));
    CHECK_FALSE(admin::holds(ban, 2000));
    Office office;
    office.done(office.administration.bans.put(kAdmin, ban_of("203.0.113.7", 60)));
    office.house.clock().pass(59'999);
    CHECK(is_banned(office.bans, "203.0.113.7"));
    office.house.clock().pass(1);
    CHECK_FALSE(is_banned(office.bans, "203.0.113.7"));
    CHECK(office.administration.bans.document().at("bans").empty());
}
