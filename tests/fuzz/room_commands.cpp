#include "tests/fuzz/room_commands.hpp"

#include "rules/notation.hpp"
#include "server/behaviour/secrets.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace mistward::fuzz {
namespace {

using rooms::step;

/// The owner's, and one for each seat that may be taken.
constexpr std::size_t kTokens = 8;
constexpr std::size_t kClients = 6;

std::string choose_token(Choices& choices) { return FuzzedRoom::token(choices.below(kTokens)); }

std::uint8_t choose_seat(const FuzzedRoom& room, Choices& choices) {
    return static_cast<std::uint8_t>(choices.below(room.state().seats.size() + 1));
}

rooms::SubscriberId choose_client(Choices& choices) {
    return static_cast<rooms::SubscriberId>(choices.below(kClients));
}

/// Near the newest, or near the beginning.
std::uint64_t choose_seq(const FuzzedRoom& room, Choices& choices) {
    const std::uint64_t newest = rooms::seq(room.state());
    const std::size_t choice = choices.byte();
    if (choice < 128) return newest;
    return choice < 192 ? newest + 1 - std::min<std::uint64_t>(newest, choice % 16) : choice % 16;
}

std::string choose_id(Choices& choices) { return "c" + std::to_string(choices.below(200)); }

rooms::Seed choose_seed(Choices& choices) {
    rooms::Seed seed;
    seed.fill(choices.byte());
    return seed;
}

std::string choose_decision(const rules::Game& game, Choices& choices) {
    const std::size_t choice = choices.byte();
    const auto legal = game.legal();
    if (choice >= 250 || legal.empty()) return std::string(choices.text(choices.below(20)));
    return rules::decision_text(game, legal[choice % legal.size()]);
}

/// Several that follow on each other.
std::vector<std::string> choose_decisions(const rules::Game& game, Choices& choices) {
    rules::Game after = game;
    std::vector<std::string> texts;
    for (std::size_t i = choices.below(4) + 1; i > 0; --i) {
        texts.push_back(choose_decision(after, choices));
        const auto decision = rules::parse_decision(after, texts.back());
        if (!decision || !after.apply(*decision)) break;
    }
    return texts;
}

void act(FuzzedRoom& room, rooms::Caller caller, protocol::Command command) {
    room.take(step(room.state(),
                   rooms::command::Act{std::move(caller), std::move(command), room.now_ms()}));
}

rooms::Caller choose_caller(Choices& choices) {
    if (choices.flag()) return choose_client(choices);
    return rooms::Token{choose_token(choices)};
}

/// By the token of whoever is to decide, which `seat_people` has dealt.
void decide(FuzzedRoom& room, Choices& choices) {
    const auto& game = room.state().game;
    if (!game || game->is_over()) return;
    const std::string decision = choose_decision(game->game(), choices);
    const auto seat = game->game().point().player.value();
    act(room, rooms::Token{FuzzedRoom::token(seat + 1U)},
        protocol::Decide{choose_id(choices) + "." + std::to_string(game->seq()), game->seq(),
                         decision});
}

void decide_wildly(FuzzedRoom& room, Choices& choices) {
    const auto& game = room.state().game;
    const auto seq = choose_seq(room, choices);
    const auto decision = game ? choose_decision(game->game(), choices) : "pass";
    act(room, choose_caller(choices), protocol::Decide{choose_id(choices), seq, decision});
}

void undo(FuzzedRoom& room, Choices& choices) {
    const auto newest = rooms::seq(room.state());
    const auto seq = choices.flag() ? newest - std::min<std::uint64_t>(newest, choices.below(6))
                                    : choose_seq(room, choices);
    act(room, choose_caller(choices), protocol::Undo{choose_id(choices), newest, seq});
}

void answer_undo(FuzzedRoom& room, Choices& choices) {
    act(room, choose_caller(choices), protocol::AnswerUndo{choose_id(choices), !choices.flag()});
}

void point(FuzzedRoom& room, Choices& choices) {
    const auto coordinate = [&] { return static_cast<std::int8_t>(choices.byte()); };
    protocol::Point command{choose_id(choices), {}, {}, {}};
    command.x = coordinate();
    command.y = coordinate();
    if (choices.flag()) command.segment = std::string(choices.flag() ? "road0" : choices.text(8));
    act(room, choose_caller(choices), std::move(command));
}

void propose(FuzzedRoom& room, Choices& choices) {
    const auto& game = room.state().game;
    const auto decisions =
        game ? choose_decisions(game->game(), choices) : std::vector<std::string>{"pass"};
    act(room, choose_caller(choices),
        protocol::Propose{choose_id(choices), choose_seq(room, choices), decisions});
}

void adopt(FuzzedRoom& room, Choices& choices) {
    const std::uint64_t last = room.state().last_proposal;
    const std::uint64_t proposal = last - std::min<std::uint64_t>(last, choices.below(4));
    const auto caller = choose_caller(choices);
    if (choices.flag()) return act(room, caller, protocol::Withdraw{choose_id(choices), proposal});
    act(room, caller, protocol::Adopt{choose_id(choices), choose_seq(room, choices), proposal});
}

void pause(FuzzedRoom& room, Choices& choices) {
    const auto caller = choose_caller(choices);
    if (choices.flag()) return act(room, caller, protocol::Pause{choose_id(choices)});
    act(room, caller, protocol::Resume{choose_id(choices)});
}

void say(FuzzedRoom& room, Choices& choices) {
    act(room, choose_caller(choices),
        protocol::Say{choose_id(choices), "x" + std::to_string(choices.byte())});
}

/// Seat n gets the token n + 1.
void seat_people(FuzzedRoom& room, Choices& choices) {
    const std::uint8_t seat = choose_seat(room, choices);
    const auto kind = choices.flag() ? protocol::SeatKind::Bot : protocol::SeatKind::Human;
    room.take(step(room.state(),
                   rooms::command::TakeSeat{{"Ana" + std::to_string(seat), seat, kind},
                                            rooms::token_hash(FuzzedRoom::token(seat + 1U))}));
}

void leave(FuzzedRoom& room, Choices& choices) {
    const auto token = choose_token(choices);
    room.take(step(room.state(), rooms::command::LeaveSeat{token, choose_seat(room, choices)}));
}

void hand_over(FuzzedRoom& room, Choices& choices) {
    const auto token = choose_token(choices);
    const auto seat = choose_seat(room, choices);
    const auto next = rooms::token_hash(choose_token(choices));
    room.take(step(room.state(), rooms::command::HandOver{token, seat, {}, next}));
}

void seat_companion(FuzzedRoom& room, Choices& choices) {
    const auto token = choose_token(choices);
    const auto seat = choose_seat(room, choices);
    room.take(step(room.state(), rooms::command::SeatCompanion{token, seat, !choices.flag()}));
}

void stand_in(FuzzedRoom& room, Choices& choices) {
    const auto& game = room.state().game;
    const auto alarm = rooms::next_alarm(room.state());
    if (!game || !alarm) return;
    room.pass_time(std::max<std::int64_t>(0, *alarm - room.now_ms()));
    const auto seq = choose_seq(room, choices);
    room.take(step(room.state(), rooms::command::StandIn{
                                     seq, choose_decision(game->game(), choices), room.now_ms()}));
}

void begin(FuzzedRoom& room, Choices& choices) {
    const auto token = choose_token(choices);
    room.take(
        step(room.state(), rooms::command::Start{token, choose_seed(choices), room.now_ms()}));
}

void rematch(FuzzedRoom& room, Choices& choices) {
    const auto token = choose_token(choices);
    protocol::Rematch request;
    if (choices.flag()) request.level = static_cast<std::uint8_t>(choices.below(6) + 1);
    room.take(step(room.state(),
                   rooms::command::Rematch{token, request, choose_seed(choices), room.now_ms()}));
}

void change(FuzzedRoom& room, Choices& choices) {
    constexpr std::array kPatches{
        R"({"name":"Foggy Friday"})",
        R"({"seats":2})",
        R"({"seats":5,"level":6})",
        R"({"level":6,"scoring":["red","green","blue"]})",
        R"({"level":2,"scoring":null})",
        R"({"options":{"undo":"consent"}})",
        R"({"options":{"council":false,"spectators":false}})",
        R"({"options":{"timer":{"per":"game","seconds":60},"absence":"wait"}})",
        R"({"colours":["yellow","pink","red","green","blue","black"]})",
        R"({"modules":["castles"]})",
        R"({"lesson":1})",
        R"({"visibility":"private"})"};
    const auto patch = choices.flag() ? protocol::Json::parse(choices.among(kPatches))
                                      : protocol::Json::parse(choices.line(), nullptr, false);
    if (patch.is_discarded()) return;
    room.take(step(room.state(), rooms::command::Change{FuzzedRoom::token(0), patch}));
}

void attach(FuzzedRoom& room, Choices& choices) {
    protocol::Hello hello;
    const auto who = choose_client(choices);
    if (!choices.flag()) hello.token = choose_token(choices);
    if (choices.flag()) hello.since = choose_seq(room, choices);
    room.take(step(room.state(), rooms::command::Attach{who, hello}));
}

void detach(FuzzedRoom& room, Choices& choices) {
    room.take(step(room.state(), rooms::command::Detach{choose_client(choices)}));
}

void oversee(FuzzedRoom& room, Choices& choices) {
    rooms::command::Oversee command = rooms::command::Announce{};
    const std::size_t choice = choices.below(16);
    if (choice == 0) {
        command = rooms::command::CloseRoom{"noise"};
    } else if (choice < 8) {
        command = rooms::command::FreeSeat{choose_seat(room, choices)};
    }
    room.take(step(room.state(), command));
}

void wait(FuzzedRoom& room, Choices& choices) { room.pass_time(1000 * choices.below(200)); }

}  // namespace

void command(FuzzedRoom& room, Choices& choices) {
    constexpr std::array kRare{decide_wildly,  undo,      answer_undo, point,       propose,
                               adopt,          pause,     say,         seat_people, leave,
                               seat_companion, hand_over, stand_in,    begin,       rematch,
                               change,         attach,    detach,      oversee,     wait};
    const std::size_t choice = choices.byte();
    if (choice >= 128) return decide(room, choices);
    kRare[choice % kRare.size()](room, choices);
}

}  // namespace mistward::fuzz
