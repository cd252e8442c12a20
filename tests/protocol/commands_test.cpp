#include "protocol/commands.hpp"

#include "protocol/create_room.hpp"
#include "protocol/messages.hpp"
#include "protocol/room_requests.hpp"
#include "tests/protocol/games.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace mistward::protocol {
namespace {

template <class T>
T message(std::string_view text) {
    const Result<ClientMessage> decoded = decode_client_message(text);
    REQUIRE_MESSAGE(decoded, text);
    if constexpr (std::is_same_v<T, Hello> || std::is_same_v<T, Ping>) {
        REQUIRE(std::holds_alternative<T>(*decoded));
        return std::get<T>(*decoded);
    } else {
        const auto& command = std::get<Command>(*decoded);
        REQUIRE(std::holds_alternative<T>(command));
        return std::get<T>(command);
    }
}

Error refusal(std::string_view text) {
    const Result<ClientMessage> decoded = decode_client_message(text);
    REQUIRE_FALSE_MESSAGE(decoded.has_value(), text);
    return decoded.error();
}

/// A refused field and what was expected of it.
struct BadField {
    std::string text;
    std::string field;
    std::string expected;
};

void check_invalid(const Error& error, const BadField& bad) {
    INFO(bad.text);
    CHECK(error.code == ErrorCode::InvalidMessage);
    CHECK(error.params == Json{{"field", bad.field}, {"expected", bad.expected}});
    CHECK(error.message.find(bad.expected) != std::string::npos);
}

constexpr const char* kId = "a string of 1 to 64 characters without control characters";
constexpr const char* kName = "a string of 1 to 40 characters without control characters";
constexpr const char* kSeen =
    ", of which something can be seen, and which neither turns the direction of writing nor has "
    "more than 10 marks in a row";
constexpr const char* kSeq = "an integer from 0 to 9007199254740991";

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("hello is decoded with and without token and since") {
    const auto player = message<Hello>(R"({"type":"hello","protocol":1,"token":"abc","since":41})");
    CHECK(player.token == "abc");
    CHECK(player.since == 41);
    const auto spectator = message<Hello>(R"({"protocol":1,"type":"hello"})");
    CHECK_FALSE(spectator.token);
    CHECK_FALSE(spectator.since);
    CHECK(spectator.legal);
    CHECK_FALSE(message<Hello>(R"({"type":"hello","protocol":1,"legal":false})").legal);
    CHECK(message<Hello>(R"({"type":"hello","protocol":1,"legal":true})").legal);
}

TEST_CASE("decide and ping are decoded") {
    const auto decide = message<Decide>(
        R"({"type":"decide","id":"c17","expect_seq":9007199254740991,"decision":"place:2,-1,3"})");
    CHECK(decide.id == "c17");
    CHECK(decide.expect_seq == 9007199254740991);
    CHECK(decide.decision == "place:2,-1,3");
    CHECK(message<Ping>(R"({"type":"ping","id":"p1"})").id == "p1");
}

TEST_CASE("a team may be helped unless it wants none, and rivals only if they want it") {
    const auto aids = [](const std::string& rest) {
        return decode_create_room(R"({"name":"Mist",)" + rest + "}").value().options.aids;
    };
    CHECK(aids(R"("game":"mists")") == Aids{true, true});
    CHECK(aids(R"("game":"mists","options":{"aids":{"hints":false}})") == Aids{true, false});
    for (const std::string game : {R"("game":"ghosts")", R"("game":"base")"}) {
        CHECK(aids(game) == Aids{false, false});
        CHECK(aids(game + R"(,"options":{})") == Aids{false, false});
        CHECK(aids(game + R"(,"options":{"aids":{"hints":true}})") == Aids{false, true});
    }
}

TEST_CASE("the commands of the council are decoded") {
    const auto at = message<Point>(R"({"type":"point","id":"a","x":-32768,"y":32767})");
    CHECK(at.x == -32768);
    CHECK(at.y == 32767);
    CHECK_FALSE(at.segment);
    const auto on = message<Point>(R"({"type":"point","id":"a","x":0,"y":-1,"segment":"city0"})");
    CHECK(on.segment == "city0");
    const auto propose = message<Propose>(
        R"({"type":"propose","id":"a","expect_seq":4,"decisions":["place:0,-1,3","pass"]})");
    CHECK(propose.expect_seq == 4);
    CHECK(propose.decisions == std::vector<std::string>{"place:0,-1,3", "pass"});
    CHECK(message<Withdraw>(R"({"type":"withdraw","id":"a","proposal":7})").proposal == 7);
    const auto adopt = message<Adopt>(R"({"type":"adopt","id":"a","expect_seq":4,"proposal":7})");
    CHECK(adopt.expect_seq == 4);
    CHECK(adopt.proposal == 7);
}

TEST_CASE("every bad field of the council's commands is named, with what was expected") {
    constexpr const char* kCoordinate = "an integer from -32768 to 32767";
    constexpr const char* kDecisions =
        "a list of 1 to 8 items, each a string of 1 to 100 characters without control characters";
    const std::string propose = R"({"type":"propose","id":"a","expect_seq":4,"decisions":)";
    const std::string nine = R"(["1","2","3","4","5","6","7","8","9"]})";
    const std::vector<BadField> cases{
        {R"({"type":"point","id":"a","x":-32769,"y":0})", "x", kCoordinate},
        {R"({"type":"point","id":"a","x":0,"y":32768})", "y", kCoordinate},
        {R"({"type":"point","id":"a","x":0,"y":18446744073709551615})", "y", kCoordinate},
        {R"({"type":"point","id":"a","x":0,"y":1e5})", "y", kCoordinate},
        {R"({"type":"point","id":"a","x":0})", "y", kCoordinate},
        {R"({"type":"point","id":"a","x":0,"y":0,"segment":null})", "segment",
         "a string of 1 to 16 characters without control characters"},
        {propose + "[]}", "decisions", kDecisions},
        {propose + R"(["pass",""]})", "decisions", kDecisions},
        {propose + R"(["pass",1]})", "decisions", kDecisions},
        {propose + R"("pass"})", "decisions", kDecisions},
        {propose + nine, "decisions", kDecisions},
        {R"({"type":"withdraw","id":"a","proposal":0})", "proposal",
         "an integer from 1 to 9007199254740991"},
        {R"({"type":"adopt","id":"a","proposal":1})", "expect_seq", kSeq},
    };
    for (const BadField& bad : cases) check_invalid(refusal(bad.text), bad);
}

TEST_CASE("a foresight is asked for decisions at a seq") {
    const auto asked = decode_foresee(R"({"seq":4,"decisions":["place:0,-1,3","pass"]})").value();
    CHECK(asked.seq == 4);
    CHECK(asked.decisions == std::vector<std::string>{"place:0,-1,3", "pass"});
    for (const char* body :
         {R"({"seq":4})", R"({"seq":-1,"decisions":["pass"]})", R"({"seq":4,"decisions":[]})",
          R"({"seq":4,"decisions":[""]})", R"({"seq":4,"decisions":["pass"],"id":"a"})"}) {
        CAPTURE(body);
        REQUIRE_FALSE(decode_foresee(body));
        CHECK(decode_foresee(body).error().code == ErrorCode::InvalidMessage);
    }
}

TEST_CASE("an id is 1 to 64 code points") {
    const auto ping = [](const std::string& id) {
        return decode_client_message(R"({"type":"ping","id":")" + id + "\"}").has_value();
    };
    CHECK(ping(repeated("\u00e9", 64)));
    CHECK_FALSE(ping(repeated("\u00e9", 65)));
    CHECK_FALSE(ping(""));
}

TEST_CASE("every bad field of a client message is named, with what was expected") {
    const std::vector<BadField> cases{
        {R"([])", "", "an object"},
        {R"("hello")", "", "an object"},
        {R"(null)", "", "an object"},
        {R"({})", "type",
         "one of: hello, ping, decide, undo, answer_undo, point, propose, withdraw, adopt, plan, "
         "pause, "
         "resume, say"},
        {R"({"type":1})", "type",
         "one of: hello, ping, decide, undo, answer_undo, point, propose, withdraw, adopt, plan, "
         "pause, "
         "resume, say"},
        {R"({"type":"hello"})", "protocol", "1"},
        {R"({"type":"hello","protocol":"1"})", "protocol", "1"},
        {R"({"type":"hello","protocol":1.5})", "protocol", "1"},
        {R"({"type":"hello","protocol":1,"legal":0})", "legal", "true or false"},
        {R"({"type":"hello","protocol":1,"token":7})", "token",
         "a string of 1 to 128 characters without control characters"},
        {R"({"type":"hello","protocol":1,"token":null})", "token",
         "a string of 1 to 128 characters without control characters"},
        {R"({"type":"hello","protocol":1,"since":-1})", "since", kSeq},
        {R"({"type":"hello","protocol":1,"since":1.5})", "since", kSeq},
        {R"({"type":"hello","protocol":1,"since":9007199254740992})", "since", kSeq},
        {R"({"type":"hello","protocol":1,"since":99999999999999999999})", "since", kSeq},
        {R"({"type":"hello","protocol":1,"sinse":1})", "sinse",
         "one of the fields type, protocol, token, since, legal"},
        {R"({"type":"decide","expect_seq":1,"decision":"pass"})", "id", kId},
        {R"({"type":"decide","id":7,"expect_seq":1,"decision":"pass"})", "id", kId},
        {R"({"type":"decide","id":"a\nb","expect_seq":1,"decision":"pass"})", "id", kId},
        {R"({"type":"decide","id":"c","decision":"pass"})", "expect_seq", kSeq},
        {R"({"type":"decide","id":"c","expect_seq":"1","decision":"pass"})", "expect_seq", kSeq},
        {R"({"type":"decide","id":"c","expect_seq":1})", "decision",
         "a string of 1 to 100 characters without control characters"},
        {R"({"type":"decide","id":"c","expect_seq":1,"decision":{}})", "decision",
         "a string of 1 to 100 characters without control characters"},
        {R"({"type":"decide","id":"c","expect_seq":1,"decision":"pass","x":1})", "x",
         "one of the fields type, id, expect_seq, decision"},
        {R"({"type":"ping"})", "id", kId},
        {R"({"type":"ping","id":"p","seq":1})", "seq", "one of the fields type, id"},
    };
    for (const BadField& bad : cases) check_invalid(refusal(bad.text), bad);
}

TEST_CASE("an unknown type is refused with the types that are known") {
    const Error error = refusal(R"({"type":"cheat","id":"c"})");
    CHECK(error.code == ErrorCode::UnknownMessage);
    CHECK(
        error.params ==
        Json::parse(
            R"({"type":"cheat","expected":["hello","ping","decide","undo","answer_undo","point","propose","withdraw","adopt","plan","pause","resume","say"]})"));
}

TEST_CASE("another protocol version is refused as that, whatever else its hello holds") {
    const Error error = refusal(R"({"type":"hello","protocol":2,"compression":"zstd"})");
    CHECK(error.code == ErrorCode::UnsupportedProtocol);
    CHECK(error.params == Json::parse(R"({"protocol":2,"supported":[1]})"));
}

TEST_CASE("text that is no JSON is refused before anything else") {
    CHECK(refusal(R"({"type":"ping","id":)").code == ErrorCode::MalformedJson);
    CHECK(refusal(R"({"type":"ping","type":"ping","id":"p"})").code == ErrorCode::MalformedJson);
}

TEST_CASE("the id of a refused command is found where there is one") {
    CHECK(command_id(R"({"type":"decide","id":"c1","wrong":1})") == "c1");
    CHECK(command_id(R"({"id":"c2"})") == "c2");
    CHECK(command_id(R"({"type":"decide"})") == std::nullopt);
    CHECK(command_id(R"({"id":7})") == std::nullopt);
    CHECK(command_id(R"({"id":""})") == std::nullopt);
    CHECK(command_id(R"({"id":"a","id":"b"})") == std::nullopt);
    CHECK(command_id(R"(["id"])") == std::nullopt);
    CHECK(command_id(R"({"id":"c1")") == std::nullopt);
    CHECK(command_id("{\"id\":\"" + std::string(65, 'x') + "\"}") == std::nullopt);
}

TEST_CASE("a room is created with what is given and the defaults for the rest") {
    const auto least = decode_create_room(R"({"name":"Friday","game":"mists","level":1})");
    REQUIRE(least);
    CHECK(least->name == "Friday");
    CHECK(least->setup == rules::Setup{});
    CHECK(least->seats == 5);
    CHECK(least->visibility == Visibility::Listed);
    const auto most = decode_create_room(
        R"({"name":"\u00c9ire","game":"mists","level":1,"seats":2,"visibility":"private"})");
    REQUIRE(most);
    CHECK(most->name == "\u00c9ire");
    CHECK(most->seats == 2);
    CHECK(most->visibility == Visibility::Private);
}

TEST_CASE("each game has its own options and its own number of seats") {
    const auto created = [](const char* text) { return decode_create_room(text).value(); };
    const auto six =
        created(R"({"name":"F","game":"mists","level":6,"scoring":["black","red","green"]})");
    CHECK(six.setup.level == 6);
    CHECK(six.setup.scoring ==
          rules::ColourSet{rules::Colour::Red, rules::Colour::Green, rules::Colour::Black});
    CHECK(created(R"({"name":"F","game":"mists"})").setup.level == 1);
    const auto ghosts = created(R"({"name":"F","game":"ghosts","modules":{"castles":false}})");
    CHECK(ghosts.setup.mode == rules::Mode::Ghosts);
    CHECK(ghosts.setup.changed == rules::PartSet{rules::Part::Castles});
    CHECK(ghosts.seats == 6);
    CHECK(created(R"({"name":"F","game":"base","seats":2})").setup.mode == rules::Mode::Base);
}

TEST_CASE("parts are added by their names, where they can be") {
    const auto read = [](const char* parts, rules::PartSet possible) {
        Json body = Json::parse(R"({"name":"F","game":"base"})");
        body["parts"] = Json::parse(parts);
        return read_create_room(body, possible);
    };
    const auto refused = [&](const char* parts, rules::PartSet possible) {
        const auto answer = read(parts, possible);
        return answer ? "nothing" : answer.error().params.at("expected").get<std::string>();
    };
    using rules::Part;
    const rules::PartSet two{Part::Castles, Part::TestGifts};
    CHECK(read("[]", {})->setup == rules::Setup{.mode = rules::Mode::Base});
    CHECK(read(R"(["test_gifts"])", two)->setup.changed == rules::PartSet{Part::TestGifts});
    CHECK(read(R"(["test_gifts","castles"])", two)->setup.changed == two);
    CHECK(refused(R"(["inns"])", two) ==
          R"(a list without "inns": what can be added, each once, is castles, test_gifts)");
    CHECK(refused(R"(["castles","castles"])", two) ==
          R"(a list without "castles": what can be added, each once, is castles, test_gifts)");
    CHECK(refused(R"(["guards"])", {}) == R"(a list without "guards": no part can be added)");
    CHECK(encode(*read(R"(["test_gifts"])", two)).at("parts") == Json{"test_gifts"});
}

TEST_CASE("every bad field of a room is named, with what was expected") {
    const std::string name = std::string(kName);
    const std::vector<BadField> cases{
        {R"([])", "", "an object"},
        {R"({"game":"mists","level":1})", "name", name},
        {R"({"name":"","game":"mists","level":1})", "name", name},
        {R"({"name":"   ","game":"mists","level":1})", "name", name + kSeen},
        {R"({"name":"a\u0000b","game":"mists","level":1})", "name", name},
        {R"({"name":"a\u007fb","game":"mists","level":1})", "name", name},
        {R"({"name":"a\u0085b","game":"mists","level":1})", "name", name},
        {"{\"name\":\"" + repeated("\u00e9", 41) + R"(","game":"mists","level":1})", "name", name},
        {R"({"name":"F","level":1})", "game", "one of: mists, ghosts, base"},
        {R"({"name":"F","game":"chess","level":1})", "game", "one of: mists, ghosts, base"},
        {R"({"name":"F","game":"mists","level":0})", "level", "an integer from 1 to 6"},
        {R"({"name":"F","game":"mists","level":7})", "level", "an integer from 1 to 6"},
        {R"({"name":"F","game":"base","level":1})", "level", "left out: only mists has levels"},
        {R"({"name":"F","game":"base","seats":1})", "seats", "an integer from 2 to 6"},
        {R"({"name":"F","game":"ghosts","seats":7})", "seats", "an integer from 2 to 6"},
        {R"({"name":"F","game":"mists","level":5,"scoring":["red","green","blue"]})", "scoring",
         "left out: only level 6 has scoring colours"},
        {R"({"name":"F","game":"mists","level":6,"scoring":["red","green"]})", "scoring",
         "a list of three different colours"},
        {R"({"name":"F","game":"mists","level":6,"scoring":["red","green","red"]})", "scoring",
         "a list of three different colours"},
        {R"({"name":"F","game":"mists","level":6,"scoring":["red","green","puce"]})", "scoring",
         "a list of three different colours"},
        {R"({"name":"F","game":"mists","level":6,"scoring":["red","green",3]})", "scoring",
         "a list of three different colours"},
        {R"({"name":"F","game":"mists","level":6,"scoring":null})", "scoring", "a list"},
        {R"({"name":"F","game":"mists","modules":{}})", "modules",
         "left out: only ghosts has modules"},
        {R"({"name":"F","game":"ghosts","modules":7})", "modules", "an object"},
        {R"({"name":"F","game":"mists","parts":[]})", "parts",
         "left out: mists has no parts to add"},
        {R"({"name":"F","game":"base","parts":"inns"})", "parts", "a list"},
        {R"({"name":"F","game":"base","parts":["test_gifts"]})", "parts",
         R"(a list without "test_gifts": what can be added, each once, is abbot, inns, builder, pig, )"
         "goods, dragon, fairy, princesses, portals, towers, abbeys, mayor, wagon, barn"},
        {R"({"name":"F","game":"ghosts","modules":{"ghost":true}})", "modules.ghost",
         "one of the fields ghosts, castles, cemeteries"},
        {R"({"name":"F","game":"ghosts","modules":{"ghosts":1}})", "modules.ghosts",
         "true or false"},
        {R"({"name":"F","game":"mists","level":1,"seats":0})", "seats", "an integer from 1 to 5"},
        {R"({"name":"F","game":"mists","level":1,"seats":6})", "seats", "an integer from 1 to 5"},
        {R"({"name":"F","game":"mists","level":1,"seats":257})", "seats", "an integer from 1 to 5"},
        {R"({"name":"F","game":"mists","level":1,"visibility":"Listed"})", "visibility",
         "one of: listed, private"},
        {R"({"nmae":"F","game":"mists","level":1})", "nmae",
         "one of the fields name, game, level, seats, scoring, modules, parts, colours, "
         "visibility, "
         "options, word, lesson"},
        {R"({"name":"F","lesson":9})", "lesson", "an integer from 1 to 8"},
        {R"({"name":"F","lesson":1,"level":1})", "level", "one of the fields name, lesson"},
    };
    for (const BadField& bad : cases) {
        const auto decoded = decode_create_room(bad.text);
        REQUIRE_FALSE_MESSAGE(decoded.has_value(), bad.text);
        check_invalid(decoded.error(), bad);
    }
}

TEST_CASE("a name of 40 code points fits, however many bytes they take") {
    const std::string name = repeated("\U0001F47B", 40);
    const auto decoded = decode_take_seat("{\"name\":\"" + name + "\"}");
    REQUIRE(decoded);
    CHECK(decoded->name == name);
    CHECK_FALSE(decoded->seat);
    CHECK(decoded->kind == SeatKind::Human);
}

TEST_CASE("a seat can be asked for by number and for a bot") {
    const auto decoded = decode_take_seat(R"({"name":"Mist","seat":4,"kind":"bot"})");
    REQUIRE(decoded);
    CHECK(decoded->seat == 4);
    CHECK(decoded->kind == SeatKind::Bot);
}

TEST_CASE("every bad field of a seat is named, with what was expected") {
    const std::vector<BadField> cases{
        {R"(7)", "", "an object"},
        {R"({})", "name", kName},
        {R"({"name":["Ana"]})", "name", kName},
        {R"({"name":"Ana","seat":6})", "seat", "an integer from 0 to 5"},
        {R"({"name":"Ana","seat":-1})", "seat", "an integer from 0 to 5"},
        {R"({"name":"Ana","seat":null})", "seat", "an integer from 0 to 5"},
        {R"({"name":"Ana","kind":"dog"})", "kind", "one of: human, bot"},
        {R"({"name":"Ana","token":"x"})", "token", "one of the fields name, seat, kind, pass"},
    };
    for (const BadField& bad : cases) {
        const auto decoded = decode_take_seat(bad.text);
        REQUIRE_FALSE_MESSAGE(decoded.has_value(), bad.text);
        check_invalid(decoded.error(), bad);
    }
}

TEST_CASE("a body that is no JSON is refused as that") {
    CHECK(decode_create_room("{").error().code == ErrorCode::MalformedJson);
    CHECK(decode_take_seat("").error().code == ErrorCode::MalformedJson);
}

TEST_CASE("damaged messages are refused or read, and nothing else") {
    const std::vector<std::string> whole{
        R"({"type":"hello","protocol":1,"token":"abc","since":41})",
        R"({"type":"decide","id":"c17","expect_seq":41,"decision":"place:2,-1,3"})",
        R"({"name":"\u00c9ire","game":"mists","level":1,"seats":2,"visibility":"private"})",
        R"({"name":"Mist","seat":4,"kind":"bot"})",
    };
    Dice dice(17);
    int refused = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = whole[dice.below(whole.size())];
        for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes) {
            const std::size_t at = dice.below(text.size());
            if (dice.below(3) == 0) text.erase(at, 1 + dice.below(4));
            if (!text.empty()) text[dice.below(text.size())] = static_cast<char>(dice.below(256));
            if (text.empty()) text = "{";
        }
        if (!decode_client_message(text)) ++refused;
        decode_create_room(text);
        decode_take_seat(text);
        const std::optional<std::string> id = command_id(text);
        if (id) CHECK_NOTHROW(ok_message(*id, 1));
    }
    CHECK(refused > 10'000);
}

TEST_CASE("the words for visibility and kind of seat go both ways") {
    for (const Visibility value : {Visibility::Listed, Visibility::Private}) {
        CHECK(parse_visibility(name(value)) == value);
    }
    for (const SeatKind value : {SeatKind::Human, SeatKind::Bot}) {
        CHECK(parse_seat_kind(name(value)) == value);
    }
    CHECK_FALSE(parse_visibility("hidden"));
    CHECK_FALSE(parse_seat_kind(""));
}

TEST_CASE("pause and resume have nothing but their id") {
    const auto pause = decode_command(R"({"type":"pause","id":"p"})");
    REQUIRE(pause);
    CHECK(std::get<Pause>(*pause).id == "p");
    const auto resume = decode_command(R"({"type":"resume","id":"r"})");
    REQUIRE(resume);
    CHECK(std::get<Resume>(*resume).id == "r");
    CHECK(!decode_command(R"({"type":"pause"})"));
    CHECK(!decode_command(R"({"type":"resume","id":"r","seat":1})"));
}

}  // namespace mistward::protocol
