#include "protocol/api/documents.hpp"
#include "server/admin/administration.hpp"
#include "server/routes.hpp"
#include "tests/net/fake_webhooks.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <cctype>
#include <string>
#include <utility>
#include <vector>

using namespace mistward;
using protocol::Json;

namespace {

/// "GET" and a path.
using Route = std::pair<std::string, std::string>;

net::Request request(const Route& route) {
    net::Request request;
    request.message.method_string(route.first);
    request.message.target(route.second);
    return request;
}

/// Routes are looked for, never answered.
net::Router server_routes() {
    test::House house;
    metrics::Registry registry;
    net::Quotas quotas({}, registry);
    admin::BanList bans(house.clock());
    admin::Administration administration(house.io().get_executor(), {house.oversight(),
                                                                     house.store(),
                                                                     house.clock(),
                                                                     bans,
                                                                     house.tiles(),
                                                                     house.workers(),
                                                                     {},
                                                                     {},
                                                                     {},
                                                                     {}});
    net::test::FakeWebhooks webhooks;
    rooms::Repeats repeats(rooms::kept_answers(house.services()));
    const net::Limits limits;
    net::AdminDoor door(house.io().get_executor(), admin::AdminToken(std::string(32, 'a')), limits);
    return make_router(house.tiles(),
                       {house.lobby(), house.archive(), registry, quotas, house.players(),
                        house.watch(), house.board(), house.services().workers, webhooks, repeats},
                       net::AdminAccess{administration, door});
}

/// The path as a client would write it, with the examples of its parameters.
std::string filled(std::string path, const Json& parameters) {
    for (const Json& parameter : parameters) {
        const auto name = "{" + parameter.at("name").get<std::string>() + "}";
        const auto place = path.find(name);
        const Json& example = parameter.at("example");
        const auto text = example.is_string() ? example.get<std::string>() : example.dump();
        if (place != std::string::npos) path.replace(place, name.size(), text);
    }
    return path;
}

std::string upper(std::string word) {
    for (char& letter : word) letter = static_cast<char>(std::toupper(letter));
    return word;
}

/// Every operation of the OpenAPI document, its path as it is there and with examples.
std::vector<std::pair<Route, Route>> documented_routes() {
    const Json document = protocol::api::openapi_document("1.2.3");
    std::vector<std::pair<Route, Route>> routes;
    for (const auto& [path, methods] : document.at("paths").items()) {
        for (const auto& [method, operation] : methods.items()) {
            const auto verb = upper(method);
            routes.push_back({{verb, path}, {verb, filled(path, operation.at("parameters"))}});
        }
    }
    return routes;
}

net::Router documented_router() {
    net::Router router;
    for (const auto& [route, example] : documented_routes()) {
        router.add(net::http::string_to_verb(route.first), route.second, net::kFree, {});
    }
    return router;
}

}  // namespace

TEST_CASE("every route of the server is in the OpenAPI document") {
    const auto documented = documented_router();
    const auto routes = server_routes().routes();
    CHECK(routes.size() > 10);
    for (const auto& route : routes) {
        const auto space = route.find(' ');
        CHECK_MESSAGE(documented.find(request({route.substr(0, space), route.substr(space + 1)})),
                      "add {\"route\": \"" << route << "\", \"id\", \"tag\", \"summary\", "
                                           << "\"answer\", \"errors\"} to \"operations\" of "
                                           << "protocol/api/http.json");
    }
}

TEST_CASE("every operation of the OpenAPI document is a route of the server") {
    const auto routes = server_routes();
    for (const auto& [route, example] : documented_routes()) {
        CHECK_MESSAGE(routes.find(request(example)),
                      "no route answers " << example.first << " " << example.second << "; take \""
                                          << route.first << " " << route.second
                                          << "\" out of protocol/api/http.json");
    }
}
