#include "protocol/game_file.hpp"
#include "protocol/tileset_file.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/routes.hpp"
#include "server/service/archive.hpp"
#include "server/work/effort.hpp"
#include "tests/net/fake_webhooks.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/long_game.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <utility>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;

namespace {

/// What a request may come to at the most, with the longest log that there can be.
struct Bound {
    std::uint64_t jobs = 0;       ///< of workers
    std::uint64_t entries = 0;    ///< replayed by them
    std::size_t text = 4 * 1024;  ///< bytes, built at once, wherever
};

constexpr std::uint64_t kEntries = protocol::kMostLogEntries;
/// One for each decision and those to the state that an undo goes back to; states are kept on the
/// way.
constexpr std::uint64_t kFold = kEntries / 2 * (rooms::History::kFarthest + 2) + kEntries;
constexpr std::uint64_t kNear = rooms::History::kFarthest;
/// Each update of a page may be an undo.
constexpr std::uint64_t kPage = 33 * kNear;

/// A room that is not in memory is folded before anything else.
constexpr Bound of_room(Bound bound) { return {bound.jobs + 1, bound.entries + kFold, bound.text}; }

/// Turns that have not been taken back; a companion thinks of each by itself.
constexpr std::uint64_t kTurns = 150;
constexpr std::uint64_t kOfEachTurn = kTurns * kNear;
constexpr std::size_t kOdds = 32 * 1024;
constexpr std::size_t kReview = 1024 * 1024;

constexpr std::size_t kPageText = 2 * 64 * 1024;
constexpr std::size_t kState = 64 * 1024;
constexpr std::size_t kFeatures = 128 * 1024;
constexpr std::size_t kFile = 1024 * 1024;
constexpr std::size_t kDocument = 1024 * 1024;  ///< made at the start and only sent

/// A new route needs its line here.
const std::map<std::string, Bound> kBounds{
    {"POST /api/v1/rooms", {}},
    {"GET /api/v1/rooms", {0, 0, 100 * 1024}},
    {"GET /api/v1/rooms/{room}", of_room({})},
    {"PATCH /api/v1/rooms/{room}", of_room({})},
    {"POST /api/v1/rooms/{room}/seats", of_room({})},
    {"POST /api/v1/rooms/{room}/pass", of_room({1})},
    {"DELETE /api/v1/rooms/{room}/seats/{seat}", of_room({})},
    {"POST /api/v1/rooms/{room}/seats/{seat}/handover", of_room({})},
    {"POST /api/v1/rooms/{room}/seats/{seat}/companion", of_room({})},
    {"DELETE /api/v1/rooms/{room}/seats/{seat}/companion", of_room({})},
    {"PUT /api/v1/rooms/{room}/seats/{seat}/silence", of_room({})},
    {"DELETE /api/v1/rooms/{room}/seats/{seat}/silence", of_room({})},
    {"POST /api/v1/rooms/{room}/start", of_room({})},
    {"POST /api/v1/rooms/{room}/rematch", of_room({})},
    {"POST /api/v1/rooms/{room}/fork", of_room({1, 2 * kNear})},
    {"POST /api/v1/rooms/{room}/commands", of_room({})},
    {"POST /api/v1/rooms/{room}/hint", of_room({})},
    {"POST /api/v1/rooms/{room}/foresight", of_room({1, 0, kState})},
    {"POST /api/v1/rooms/{room}/rehearsal", of_room({1, 0, kState})},
    {"GET /api/v1/rooms/{room}/plans", of_room({})},
    {"GET /api/v1/rooms/{room}/state", of_room({1, kNear, kState})},
    {"GET /api/v1/rooms/{room}/features", of_room({1, kNear, kFeatures})},
    {"GET /api/v1/rooms/{room}/card.jpg", of_room({2, kNear, 2 * kState})},
    {"GET /api/v1/rooms/{room}/odds", of_room({kTurns, kOfEachTurn, kOdds})},
    {"GET /api/v1/rooms/{room}/log", of_room({1, kPage, kPageText})},
    {"GET /api/v1/rooms/{room}/chat", of_room({0, 0, 256 * 1024})},
    {"GET /api/v1/rooms/{room}/mutes", of_room({})},
    {"POST /api/v1/rooms/{room}/mutes", of_room({})},
    {"POST /api/v1/rooms/{room}/reports", of_room({})},
    {"GET /api/v1/rooms/{room}/ws", of_room({})},
    {"POST /api/v1/rooms/{room}/invitations", of_room({})},
    {"DELETE /api/v1/rooms/{room}/invitations/{player}", of_room({})},
    {"POST /api/v1/players", {}},
    {"GET /api/v1/me", {}},
    {"PATCH /api/v1/me", {}},
    {"DELETE /api/v1/me", {}},
    {"POST /api/v1/me/token", {}},
    {"GET /api/v1/me/export", {}},
    {"GET /api/v1/me/games", {}},
    {"GET /api/v1/me/events", {}},
    {"POST /api/v1/lobby/seats", {}},
    {"GET /api/v1/lobby/events", {0, 0, 100 * 1024}},
    {"GET /api/v1/me/invitations", {}},
    {"DELETE /api/v1/me/invitations/{room}", {}},
    {"GET /api/v1/me/bots", {}},
    {"POST /api/v1/me/bots", {}},
    {"DELETE /api/v1/me/bots/{bot}", {}},
    {"POST /api/v1/me/bots/{bot}/token", {}},
    {"GET /api/v1/me/people", {}},
    {"PATCH /api/v1/me/people/{person}", {}},
    {"PUT /api/v1/me/findable", {}},
    {"GET /api/v1/me/webhook", {}},
    {"PUT /api/v1/me/webhook", {}},
    {"DELETE /api/v1/me/webhook", {}},
    {"POST /api/v1/me/webhook/test", {}},
    {"GET /api/v1/me/push", {}},
    {"PUT /api/v1/me/push", {}},
    {"DELETE /api/v1/me/push", {}},
    {"DELETE /api/v1/me/push/{subscription}", {}},
    {"GET /api/v1/games", {0, 0, 100 * 1024}},
    {"POST /api/v1/games/import", {2, 3 * kFold}},
    {"GET /api/v1/games/{game_id}", {}},
    {"GET /api/v1/games/{game_id}/export", {2, kFold, kFile}},
    {"GET /api/v1/games/{game_id}/log", {2, kFold + kPage, kPageText}},
    {"GET /api/v1/games/{game_id}/state", {2, kFold + kNear, kState}},
    {"GET /api/v1/games/{game_id}/features", {2, kFold + kNear, kFeatures}},
    {"GET /api/v1/games/{game_id}/review", {2 + kTurns, kFold + 3 * kOfEachTurn, kReview}},
    {"GET /api/v1/statistics", {0, 0, 64 * 1024}},
    {"GET /api/v1/tilesets", {0, 0, kDocument}},
    {"GET /api/v1/tilesets/{tileset}", {1, 0, kDocument}},
    {"POST /api/v1/tilesets/check", {1, 0, 16 * 1024}},
    {"GET /api/v1/tilesets/mists", {0, 0, kDocument}},
    {"GET /api/v1/tilesets/ghosts", {0, 0, kDocument}},
    {"GET /api/v1/tilesets/base", {0, 0, kDocument}},
    {"GET /api/v1/rules", {0, 0, kDocument}},
    {"GET /api/openapi.json", {1, 0, kDocument}},
    {"GET /api/asyncapi.json", {1, 0, kDocument}},
    {"GET /api/docs", {1, 0, kDocument}},
    {"GET /api/docs/style.css", {0, 0, kDocument}},
    {"GET /healthz", {}},
    {"GET /readyz", {}},
    {"GET /metrics", {0, 0, kDocument}},
};

/// What is asked where the path alone is not the worst.
const std::map<std::string, std::string> kQueries{
    {"GET /api/v1/rooms/{room}/state", "?seq=2999"},
    {"GET /api/v1/rooms/{room}/features", "?seq=2999"},
    {"GET /api/v1/rooms/{room}/card.jpg", "?seq=2999"},
    {"GET /api/v1/games/{game_id}/state", "?seq=2999"},
    {"GET /api/v1/games/{game_id}/features", "?seq=2999"},
    {"GET /api/v1/rooms/{room}/log", "?since=2000"},
    {"GET /api/v1/games/{game_id}/log", "?since=2000"},
};

/// Of the set that the games are played with.
const std::string kDigest = protocol::digest(*protocol::embedded_base_tileset());

constexpr rules::Setup kRivals{.mode = rules::Mode::Base, .players = 2};

/// The longest logs that there can be: of a game that goes on, and of one that is over.
std::string text_of_longest_running() {
    return file_text(long_game(kRivals, protocol::kMostEntriesToGoOn, Undos::Any));
}

std::string text_of_longest() {
    constexpr std::uint64_t kRest = 250;  // beyond what the game needs to come to its end
    return file_text(ended_long_game(kRivals, kEntries - kRest, Undos::Any));
}

/// Asks the routes of a house as the server's connections do, but for the sockets.
class Asking {
public:
    explicit Asking(House& house)
        : house_(house),
          router_(make_router(
              house.tiles(),
              {house.lobby(), house.archive(), registry_, quotas_, house.players(), house.watch(),
               house.board(), house.services().workers, webhooks_, repeats_},
              {}, true)) {}

    const net::Router& router() const { return router_; }

    struct Answer {
        unsigned status = 0;
        std::string body;
        work::Efforts efforts;
    };

    Answer ask(const std::string& method, const std::string& target, const std::string& body = "",
               const std::string& token = "") {
        net::Request request;
        request.message.method_string(method);
        request.message.target(target);
        request.message.body() = body;
        request.message.set(net::http::field::content_type, "application/json");
        if (!token.empty()) request.message.set(net::http::field::authorization, "Bearer " + token);
        const auto match = router_.find(request).value();
        work::forget_efforts();
        auto given = house_.run((*match.handler)(request, match.captures));
        Answer answer{0, {}, work::efforts()};
        const net::Outcome outcome =
            given ? std::move(*given) : net::problem_response(given.error());
        if (const auto* response = std::get_if<net::Response>(&outcome)) {
            answer.status = static_cast<unsigned>(response->status);
            answer.body = std::string(response->bytes());
        }
        return answer;
    }

private:
    House& house_;
    metrics::Registry registry_;
    net::Quotas quotas_{{}, registry_};
    rooms::Repeats repeats_{rooms::kept_answers(house_.services())};
    net::test::FakeWebhooks webhooks_;
    net::Router router_;
};

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const auto at = text.find(part);
    return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

/// Holds what was done against the bound. Only what was decided is replayed outside of workers.
void check(const std::string& route, const Bound& bound, const work::Efforts& efforts) {
    CAPTURE(route);
    CHECK(efforts.jobs <= bound.jobs);
    CHECK(efforts.in_jobs.entries <= bound.entries);
    CHECK(efforts.elsewhere.entries == 0);
    // Whatever there can be is far from what a job is ended for.
    CHECK(efforts.largest_job * 2 <= work::Budget().entries);
    CHECK((efforts.in_jobs.read + efforts.in_jobs.bytes) * 2 <= work::Budget().bytes);
    CHECK(efforts.in_jobs.largest_text <= bound.text);
    CHECK(efforts.elsewhere.largest_text <= bound.text);
}

/// Asks every route for what a room with the game of this file has.
void check_routes(const std::string& file) {
    House house(0);  // rooms leave memory at once
    Asking asking(house);
    REQUIRE(file.size() <= kFile);
    const auto imported = asking.ask("POST", "/api/v1/games/import", file);
    REQUIRE_MESSAGE(imported.status == 201, imported.body);
    check("POST /api/v1/games/import", kBounds.at("POST /api/v1/games/import"), imported.efforts);
    const Json created = Json::parse(imported.body);
    const std::string room = created.at("room").at("id");
    const std::string owner = created.at("owner_token");
    const auto changed =
        asking.ask("PATCH", "/api/v1/rooms/" + room,
                   R"({"visibility":"listed","options":{"aids":{"odds":true}}})", owner);
    REQUIRE_MESSAGE(changed.status == 200, changed.body);
    const auto seated = asking.ask("POST", "/api/v1/rooms/" + room + "/seats", R"({"name":"Ana"})");
    REQUIRE_MESSAGE(seated.status == 201, seated.body);
    const std::string seat = Json::parse(seated.body).at("token");
    for (const std::string& route : asking.router().routes()) {
        CAPTURE(route);
        const auto bound = kBounds.find(route);
        REQUIRE_MESSAGE(bound != kBounds.end(), "say what the route may cost at the most");
        house.create();  // so that the room of the long log leaves memory
        const std::string method = route.substr(0, route.find(' '));
        const auto query = kQueries.find(route);
        std::string target = route.substr(route.find(' ') + 1);
        target = replaced(target, "{room}", room);
        target = replaced(target, "{game_id}", room + ".1");
        target = replaced(target, "{seat}", "0");
        target = replaced(target, "{tileset}", kDigest);
        target += query == kQueries.end() ? "" : query->second;
        const bool has_body = method == "POST" && route.ends_with("/fork");
        const std::string& token = route.ends_with("/plans") ? seat : owner;
        const auto answer = asking.ask(method, target, has_body ? R"({"seq":2999})" : "", token);
        check(route, bound->second, answer.efforts);
        const bool is_plain = method == "GET" && !route.ends_with("/ws") &&
                              !route.ends_with("/log") && !route.ends_with("/events") &&
                              // These need the token of a player.
                              !route.ends_with("/mutes") && route.find("/me") == std::string::npos;
        const bool is_too_early = route.ends_with("/review") && answer.status == 409;
        CHECK((!is_plain || answer.status == 200 || is_too_early));
    }
}

/// An object of that many bytes or a little less, with as many keys as there can be.
std::string object_of_keys(std::size_t bytes) {
    std::string text = "{\"0\":0";
    for (int i = 1; text.size() + 16 < bytes; ++i) text += ",\"" + std::to_string(i) + "\":0";
    return text + '}';
}

constexpr std::size_t kSoon = 1024;  ///< bytes

}  // namespace

TEST_CASE("every route's work is bounded, whatever the length of the log, and done by workers") {
    check_routes(text_of_longest_running());
    check_routes(text_of_longest());
}

TEST_CASE("page after page of a game costs its pages, and its log is read from the store once") {
    House house;
    Asking asking(house);
    const std::string file = text_of_longest();
    const std::uint64_t last = Json::parse(file).at("log").size();
    CHECK(last > kEntries - 250);
    const auto imported = asking.ask("POST", "/api/v1/games/import", file);
    const std::string room = Json::parse(imported.body).at("room").at("id");
    const std::string game = "/api/v1/games/" + room + ".1";
    house.store().logs_read = 0;
    for (const std::uint64_t seq : {std::uint64_t{0}, std::uint64_t{17}, std::uint64_t{1999},
                                    std::uint64_t{2000}, last - 2, last}) {
        const auto state = asking.ask("GET", game + "/state?seq=" + std::to_string(seq));
        REQUIRE(state.status == 200);
        const std::uint64_t most = house.store().logs_read == 1 && seq == 0 ? kFold : kNear;
        CHECK(state.efforts.in_jobs.entries <= most);
        CHECK(state.efforts.elsewhere.entries == 0);
    }
    rooms::Archive& archive = house.archive();
    rooms::LogPage page;
    do {
        work::forget_efforts();
        page = house.run(archive.ask(rooms::archived::Log{room + ".1", page.last, {}})).value();
        CHECK(work::efforts().jobs == 1);
        CHECK(work::efforts().in_jobs.entries <= kPage);
        CHECK(work::efforts().in_jobs.largest_text <= kPageText);
    } while (!page.is_last());
    CHECK(page.last == last);
    CHECK(house.store().logs_read == 1);
}

TEST_CASE("a body of keys alone is refused soon, whatever its size") {
    House house;
    TestTable table(house, 2);
    Asking asking(house);
    const net::Limits limits;
    for (const std::string& route : asking.router().routes()) {
        const std::string method = route.substr(0, route.find(' '));
        if (method != "POST" && method != "PATCH") continue;
        CAPTURE(route);
        const bool is_file = route.ends_with("/import");
        const std::string body = object_of_keys(is_file ? kFile : limits.body_bytes);
        std::string target = replaced(route.substr(route.find(' ') + 1), "{room}", table.id);
        target = replaced(target, "{seat}", "0");
        const auto refused = asking.ask(method, target, body, table.owner_token);
        CHECK(refused.status == 400);
        const Json problem = Json::parse(refused.body);
        const Json& params = problem.at("params");
        const bool takes_none = params.value("field", "") == "body";
        if (takes_none) continue;
        CHECK(problem.at("code") == "malformed_json");
        CHECK(params.value("offset", body.size()) < kSoon);
    }
}
