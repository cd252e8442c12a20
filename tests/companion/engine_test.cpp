#include "companion/engine/engine.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>

namespace mistward::engine {

std::ostream& operator<<(std::ostream& out, const Fault& fault) {
    return out << name(fault.kind) << ": " << fault.what;
}

namespace {

using std::chrono::milliseconds;

const std::string kReady = "read line; echo id Shell; echo ready; ";

/// Enough for a shell on a busy machine where it is to answer; little where it is to be late.
EngineLimits limits() {
    return {.greeting = milliseconds(20000),
            .decision = milliseconds(20000),
            .after_stop = milliseconds(100),
            .goodbye = milliseconds(20000)};
}

EngineLimits impatient() {
    EngineLimits little = limits();
    little.greeting = little.decision = little.goodbye = milliseconds(100);
    return little;
}

std::unique_ptr<Engine> started(const std::string& script, const EngineLimits& limit = limits()) {
    auto engine = Engine::start(script, limit);
    if (!engine) FAIL(engine.error().what);
    return std::move(*engine);
}

Fault fault_at_start(const std::string& script, const EngineLimits& limit = limits()) {
    const auto engine = Engine::start(script, limit);
    REQUIRE_FALSE(engine);
    return engine.error();
}

/// A tile waits to be placed.
rules::Game asked_game() { return rules::play(1, "draw:47.3"); }

Expected<rules::Decision> asked(const std::string& script, const EngineLimits& limit = limits()) {
    return started(kReady + script, limit)->decide(asked_game(), 100);
}

Fault fault_when_asked(const std::string& script, const EngineLimits& limit = limits()) {
    const auto decision = asked(script, limit);
    REQUIRE_FALSE(decision);
    return decision.error();
}

std::string place() { return rules::decision_text(asked_game(), asked_game().legal().front()); }

}  // namespace

TEST_CASE("an engine says its name and decides") {
    const auto engine = started(kReady + "read line; echo info thinking; echo decide " + place());
    CHECK(engine->name() == "Shell");
    CHECK(engine->decide(asked_game(), 100).value() == asked_game().legal().front());
}

TEST_CASE("lines may end as on Windows") {
    CHECK(asked("read line; printf 'decide " + place() + "\\r\\n'"));
}

TEST_CASE("an engine is told what it wants and nothing else") {
    // It gives back every line that it was told, as what it gives up with.
    const std::string tell = "read a; read b; read c; echo \"error $a/$b/$c\"";
    const auto told = [&](const std::string& wants, std::string rest) {
        const auto engine = started("read line; echo " + wants + "; echo ready; " + rest);
        rules::Game game(rules::mists_tables(), {.level = 1, .players = 1});
        const Seating seating{.seed = 5,
                              .seats = {rules::PlayerId(0)},
                              .digest = std::string(64, 'b'),
                              .tileset_document = "{}"};
        REQUIRE(engine->new_game(game, seating));
        const auto draw = rules::parse_decision(game, "draw:47.3").value();
        const auto events = game.apply(draw).value();
        REQUIRE(engine->follow("draw:47.3", game, events));
        return engine->decide(game, 9).error().what;
    };
    const std::string begin = "newgame seed:5 seats:0 tileset:" + std::string(8, 'b');
    CHECK(told("wants", "read a; read b; read c; echo \"error $b/$c\"") ==
          "said \"decide draw:47.3/go positions 9 ms 20000\"");
    CHECK(
        told("wants", "read a; read b; read c; echo \"error $a\"").starts_with("said \"" + begin));
    CHECK(told("wants tileset", "read a; read b; read c; read d; echo \"error $a\"") ==
          "said \"tileset {}\"");
    CHECK(told("wants events", "read a; read b; read c; read d; echo \"error $b/$c\"") ==
          "said \"decide draw:47.3/events drawn:47.3\"");
    CHECK(told("wants state legal", "read a; read b; read c; read d; read e; echo \"error $c\"") ==
          "said \"state mists:1 players:1 piles:49 drawn:47.3\"");
    CHECK(told("wants legal", "read a; read b; read c; read d; echo \"error $c\"")
              .starts_with("said \"legal place:"));
}

TEST_CASE("the same tiles are told once") {
    const auto engine = started(
        "read line; echo wants tileset; echo ready; "
        "read a; read b; read c; read d; echo \"error $d\"");
    const rules::Game game = asked_game();
    const Seating seating{
        .seats = {rules::PlayerId(0)}, .digest = std::string(64, 'b'), .tileset_document = "{}"};
    REQUIRE(engine->new_game(game, seating));
    REQUIRE(engine->new_game(game, seating));
    CHECK(engine->decide(game, 0).error().what == "said \"go positions 0 ms 20000\"");
}

TEST_CASE("an engine that does not greet has a fault at once") {
    CHECK(fault_at_start("exit 3") == Fault{FaultKind::Died, "ended with status 3"});
    CHECK(fault_at_start("./no-such-program 2>/dev/null").kind == FaultKind::Died);
    CHECK(fault_at_start("kill -9 $$") == Fault{FaultKind::Died, "ended by signal 9"});
    CHECK(fault_at_start("read line; read forever", impatient()) ==
          Fault{FaultKind::Hung, "did not answer in time"});
    CHECK(fault_at_start("read line; echo hello") ==
          Fault{FaultKind::Rubbish, "said \"hello\" where id, wants, info or ready was expected"});
    CHECK(fault_at_start("read line; echo wants money").kind == FaultKind::Rubbish);
    CHECK(fault_at_start("read line; printf 'id \\001\\n'").kind == FaultKind::Rubbish);
    CHECK(fault_at_start("read line; echo error no licence") ==
          Fault{FaultKind::GaveUp, "said \"no licence\""});
    CHECK(fault_at_start("read line; while :; do echo info still loading; done").kind ==
          FaultKind::Flooded);
}

TEST_CASE("an engine that dies has lost, with how it ended") {
    CHECK(fault_when_asked("read line; exit 4") == Fault{FaultKind::Died, "ended with status 4"});
    CHECK(fault_when_asked("read line; echo decide").kind != FaultKind::Died);
    CHECK(fault_when_asked("exec 1>&-; read a; read forever", impatient()) ==
          Fault{FaultKind::Died, "went silent and did not end"});
}

TEST_CASE("an engine that hangs has lost, also one that no longer listens") {
    CHECK(fault_when_asked("while read line; do :; done", impatient()) ==
          Fault{FaultKind::Hung, "did not answer in time"});
    const auto deaf = started(kReady + "read forever < /dev/zero", impatient());
    const std::string much(1U << 20U, 'x');
    Expected<void> said;
    for (int i = 0; i < 8 && said; ++i) said = deaf->follow(much, asked_game(), {});
    REQUIRE_FALSE(said);
    CHECK(said.error().kind == FaultKind::Hung);
}

TEST_CASE("when time is up, an engine is told to stop and may still answer") {
    EngineLimits limit = impatient();
    limit.after_stop = milliseconds(20000);
    CHECK(asked("read go; read stop; [ \"$stop\" = stop ] && echo decide " + place(), limit));
}

TEST_CASE("an engine that talks without an end has lost") {
    CHECK(fault_when_asked("read line; while :; do echo info $line; done") ==
          Fault{FaultKind::Flooded, "talks on and does not decide"});
    CHECK(fault_when_asked("read line; head -c 5000 /dev/zero | tr '\\0' x") ==
          Fault{FaultKind::Flooded, "said a line of more than 4096 bytes"});
    CHECK(fault_when_asked("read line; head -c 4097 /dev/zero | tr '\\0' x; echo").kind ==
          FaultKind::Flooded);
}

TEST_CASE("an engine that says what is not of the protocol has lost") {
    CHECK(fault_when_asked("read line; echo bestmove e2e4") ==
          Fault{FaultKind::Rubbish, "said \"bestmove e2e4\" where decide was expected"});
    CHECK(fault_when_asked("read line; printf 'decide \\377\\n'") ==
          Fault{FaultKind::Rubbish, "said \"decide ?\", which is not plain text"});
    CHECK(fault_when_asked("read line; echo error too hard") ==
          Fault{FaultKind::GaveUp, "said \"too hard\""});
}

TEST_CASE("an answer that nobody asked for is not taken for the next one") {
    // What it says with its first answer is there in time, as one piece.
    const auto engine = started(kReady + "read line; printf 'decide " + place() + "\\ndecide " +
                                place() + "\\n'; read line; echo decide " + place());
    REQUIRE(engine->decide(asked_game(), 0));
    const auto second = engine->decide(asked_game(), 0);
    REQUIRE_FALSE(second);
    CHECK(second.error() ==
          Fault{FaultKind::Rubbish, "said \"decide " + place() + "\" without being asked"});
}

TEST_CASE("an illegal decision has lost, and the engine is told why") {
    CHECK(fault_when_asked("read line; echo decide pass") ==
          Fault{FaultKind::Illegal, "decided \"pass\": the rules do not allow that now"});
    CHECK(fault_when_asked("read line; echo decide place:1000,1000,0").kind == FaultKind::Illegal);
    CHECK(fault_when_asked("read line; echo decide place:north") ==
          Fault{FaultKind::Illegal, "decided \"place:north\": expected a space, such as 2,-1"});
}

TEST_CASE("an engine that is told why it has lost can write it down before it ends") {
    const auto file = std::filesystem::temp_directory_path() /
                      ("mistward-engine-" + std::to_string(getpid()) + ".txt");
    REQUIRE_FALSE(asked("read go; echo decide pass; read why; echo \"$why\" > " + file.string()));
    std::string why;
    std::getline(std::ifstream(file), why);
    std::filesystem::remove(file);
    CHECK(why == "error decided \"pass\": the rules do not allow that now");
}

TEST_CASE("what an engine has started does not outlive it") {
    ChildProcess process("sleep 1000 & echo started; read line", 100);
    const Deadline deadline = std::chrono::steady_clock::now() + milliseconds(20000);
    REQUIRE(process.read_line(deadline).value() == "started");
    REQUIRE(process.write_line("quit", deadline));
    CHECK(process.end(deadline) == "ended with status 0");
    // What sleeps has the output as well, so it is closed when that is gone.
    CHECK(process.read_line(deadline).error() == Silence::Closed);
}

TEST_CASE("an engine is thanked and may end by itself") {
    ChildProcess process("read line; exit 7", 100);
    const Deadline deadline = std::chrono::steady_clock::now() + milliseconds(20000);
    REQUIRE(process.write_line("quit", deadline));
    CHECK(process.end(deadline) == "ended with status 7");
    CHECK(process.end(deadline) == "ended with status 7");
    CHECK(process.processor_seconds() == 0);
}

TEST_CASE("what a process computes is counted") {
    ChildProcess process("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; echo done; read line",
                         100);
    const Deadline deadline = std::chrono::steady_clock::now() + milliseconds(20000);
    REQUIRE(process.read_line(deadline).value() == "done");
    CHECK(process.processor_seconds() > 0);
}

TEST_CASE("a single program takes the place of the shell, so that its time is counted") {
    const Deadline deadline = std::chrono::steady_clock::now() + milliseconds(20000);
    ChildProcess program("head -n 1 /proc/self/stat", 1000);
    const std::string stat = program.read_line(deadline).value();
    CHECK(stat.find("(head)") != std::string::npos);
    // Its parent, the fourth field, is this process and no shell.
    std::istringstream fields(stat.substr(stat.find(')') + 2));
    std::string state;
    pid_t parent = 0;
    fields >> state >> parent;
    CHECK(parent == getpid());
    ChildProcess shell("X=1 head -n 1 /proc/self/stat; exit 5", 1000);
    REQUIRE(shell.read_line(deadline));
    CHECK(shell.end(deadline) == "ended with status 5");
}

TEST_CASE("an answer may come in pieces, and several in one piece") {
    ChildProcess process("printf 'a\\nb\\nc'; read line; printf 'd\\n'", 100);
    const Deadline deadline = std::chrono::steady_clock::now() + milliseconds(20000);
    CHECK(process.read_line(deadline).value() == "a");
    CHECK(process.read_line(deadline).value() == "b");
    REQUIRE(process.write_line("on", deadline));
    CHECK(process.read_line(deadline).value() == "cd");
    CHECK(process.read_line(deadline).error() == Silence::Closed);
}

}  // namespace mistward::engine
