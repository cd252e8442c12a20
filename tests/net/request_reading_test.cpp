#include "server/net/request_reading.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward;
using namespace mistward::net;

namespace {

protocol::Result<protocol::Json> document_of(const std::string& query) {
    Request request;
    request.message.target("/api/v1/rooms?" + query);
    return query_document(request, {"before"});
}

std::string query_of(std::size_t names) {
    std::string query = "n0=0";
    for (std::size_t i = 1; i < names; ++i) query += "&n" + std::to_string(i) + "=0";
    return query;
}

void check_query_refused(const std::string& query, const std::string& message) {
    const auto refused = document_of(query);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == protocol::ErrorCode::InvalidMessage);
    CHECK(refused.error().params.at("field") == "query");
    CHECK(refused.error().message == message);
}

}  // namespace

TEST_CASE("a query is read as numbers, truths and texts") {
    CHECK(document_of("since=12&follow=true&name=Ana&before=12").value() ==
          protocol::Json{{"since", 12}, {"follow", true}, {"name", "Ana"}, {"before", "12"}});
}

TEST_CASE("a query without values, or with a name twice, is refused") {
    const std::string message = "\"query\" must be name=value, each name once, joined by &";
    check_query_refused("since", message);
    check_query_refused("since=1&since=2", message);
}

TEST_CASE("the names of a query are limited") {
    CHECK(document_of(query_of(kMostQueryNames)).value().size() == kMostQueryNames);
    const std::string message = "\"query\" must be of 16 names at the most";
    check_query_refused(query_of(kMostQueryNames + 1), message);
    check_query_refused(query_of(1'800), message);
}
