#include "protocol/messages.hpp"

#include "protocol/commands.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/messages.hpp"
#include "protocol/wire/patch.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

wire::Line document_of(const ChatLine& line) {
    return {line.number, line.seat, line.name, line.text, time_text(line.at_ms)};
}

std::optional<wire::Announced> document_of(const std::optional<Announcement>& announcement) {
    if (!announcement) return std::nullopt;
    wire::Announced document{announcement->text, time_text(announcement->at_ms), std::nullopt};
    if (announcement->until_ms) document.until = time_text(*announcement->until_ms);
    return document;
}

void fill(wire::Resumed& welcome, const WelcomeHead& head) {
    welcome.protocol = kProtocolVersion;
    welcome.room.text = head.room;
    if (head.seat) welcome.you.seat = *head.seat;
    welcome.seq = head.seq;
    welcome.undo.text = head.undo.dump();
    welcome.proposals.text = head.proposals.dump();
    welcome.announcement = document_of(head.announcement);
    if (head.away_since) welcome.away = wire::Away{*head.away_since};
    welcome.chat.text = head.chat.dump();
}

wire::Actor player_actor(std::uint8_t player) { return {rules::Actor::Player, {player}, {}}; }

wire::Actor actor(const rules::DecisionPoint& point, Author author) {
    if (point.actor != rules::Actor::Player) return {point.actor, {}, {}};
    wire::Actor actor = player_actor(static_cast<std::uint8_t>(point.player.value()));
    if (author == Author::Companion) actor.companion = {true};
    return actor;
}

/// Errors quote what was sent to us, over HTTP in any bytes: what is not UTF-8 is replaced.
std::string quoting_text(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string update(const Around& around, wire::Actor actor, wire::Decision decision,
                   std::vector<wire::Event> events) {
    const wire::Update update{{},
                              around.seq,
                              actor,
                              std::move(decision),
                              std::move(events),
                              wire::patch(around.state_before, around.state_after),
                              wire::next(around.after.point()),
                              wire::legal(around.after)};
    return wire::text_of(update);
}

void append_without_legal(std::string& text, std::string_view message) {
    // Inside a string its quotes would be escaped, so this is a field.
    constexpr std::string_view kLegal = R"(,"legal":[)";
    const auto legal = message.rfind(kLegal);
    if (legal == std::string_view::npos) {
        text += message;
    } else {
        text.append(message.substr(0, legal)).append(kLegal).append("]}");
    }
}

}  // namespace

std::string welcome_message(const WelcomeHead& head, const rules::Game* game) {
    wire::Welcome message;
    fill(message, head);
    message.resumed = false;
    if (game != nullptr) {
        message.state = wire::state(*game);
        message.next = wire::next(game->point());
        message.legal = wire::legal(*game);
    }
    return wire::text_of(message);
}

std::string resumed_message(const WelcomeHead& head) {
    wire::Resumed message;
    fill(message, head);
    return wire::text_of(message);
}

std::string snapshot_document(std::uint64_t seq, const rules::Game& game) {
    return wire::text_of(
        wire::Snapshot{seq, wire::state(game), wire::next(game.point()), wire::legal(game)});
}

std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author) {
    return update(around, actor(around.before.point(), author),
                  wire::decide(around.before, decision), wire::happen(around.after, events));
}

std::string without_legal(std::string_view messages) {
    std::string lean;
    while (!messages.empty()) {
        const auto end = messages.find('\n');
        append_without_legal(lean, messages.substr(0, end));
        if (end == std::string_view::npos) break;
        lean += '\n';
        messages.remove_prefix(end + 1);
    }
    return lean;
}

std::string undo_message(const Around& around, std::uint8_t player, std::uint64_t to) {
    return update(around, player_actor(player), wire::undo(to), {wire::event::Undone{{}, to}});
}

std::string undo_asked_message(const Json& request) {
    return wire::text_of(wire::UndoAsked{{}, {request.dump()}});
}

std::string undo_settled_message(bool agreed) {
    return wire::text_of(wire::UndoSettled{{}, agreed});
}

std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment) {
    return wire::text_of(wire::Pointed{{}, seat, position.x, position.y, segment});
}

std::string proposed_message(const Json& proposal) {
    return wire::text_of(wire::Proposed{{}, {proposal.dump()}});
}

std::string proposal_withdrawn_message(std::uint64_t number) {
    return wire::text_of(wire::ProposalWithdrawn{{}, number});
}

Json encode(const ChatLine& line) { return wire::json_of(document_of(line)); }

std::string said_message(const ChatLine& line) {
    return wire::text_of(wire::Said{{}, document_of(line)});
}

std::string room_message(std::string room) {
    return wire::text_of(wire::RoomMessage{{}, {std::move(room)}});
}

Json encode(const std::optional<Announcement>& announcement) {
    return wire::json_of(document_of(announcement));
}

std::string announcement_message(const std::optional<Announcement>& announcement) {
    return wire::text_of(wire::AnnouncementMessage{{}, document_of(announcement)});
}

std::string room_closed_message(std::string_view reason) {
    return wire::text_of(wire::RoomClosed{{}, std::string(reason)});
}

std::string clock_message(const ClockDocument& clock) {
    return wire::text_of(
        wire::Clock{{},
                    clock.seq,
                    clock.per,
                    clock.running ? std::optional<int>(*clock.running) : std::nullopt,
                    clock.remaining_ms});
}

std::string ended_message(std::uint64_t seq, const rules::Game& game, const Secrets& secrets) {
    return wire::text_of(wire::Ended{{},
                                     seq,
                                     game.outcome(),
                                     game.reason(),
                                     wire::colours(game.view().winners),
                                     secrets.seed,
                                     secrets.commitment,
                                     secrets.deck});
}

std::string ok_message(std::string_view id, std::uint64_t seq) {
    return wire::text_of(wire::Ok{{}, std::string(id), seq});
}

std::string error_message(const std::optional<std::string>& id, const Error& error) {
    const Json message{{"type", "error"},
                       {"id", id ? Json(*id) : Json(nullptr)},
                       {"code", name(error.code)},
                       {"message", error.message},
                       {"params", error.params}};
    return quoting_text(message);
}

std::string problem_document(const Error& error) {
    const std::string code(name(error.code));
    const Json document{{"type", "urn:mistward:error:" + code},
                        {"title", error.message},
                        {"status", http_status(error.code)},
                        {"code", code},
                        {"params", error.params}};
    return quoting_text(document);
}

}  // namespace mistward::protocol
