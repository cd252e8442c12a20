#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using admin::parse_address;
using protocol::ErrorCode;
using protocol::Json;

namespace {

protocol::PutBan ban_of(const std::string& address, std::optional<std::uint64_t> seconds = {}) {
    return {address, {}, {}, "noise", seconds};
}

bool is_banned(const admin::BanList& bans, const std::string& address) {
    return bans.find(*parse_address(address)).has_value();
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
    CHECK(after_restart.find(*parse_address("203.0.113.7")).value().reason == "noise");
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
    for (const char* text : {"example.org", "203.0.113", "203.0.113.7/24", ""}) {
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
