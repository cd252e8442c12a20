#include "protocol/messages.hpp"

#include "protocol/wire/refusal.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

wire::Actor player_actor(std::uint8_t player) { return {rules::Actor::Player, {player}, {}, {}}; }

wire::Actor actor(const rules::DecisionPoint& point, Author author) {
    if (point.actor != rules::Actor::Player) return {point.actor, {}, {}, {}};
    wire::Actor actor = player_actor(static_cast<std::uint8_t>(point.player.value()));
    if (author == Author::Companion) actor.companion = {true};
    if (author == Author::Plan) actor.planned = {true};
    return actor;
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

std::string welcome_message(wire::Resumed head, const rules::Game* game,
                            std::optional<std::uint8_t> begun_by) {
    wire::Welcome message{std::move(head), std::nullopt, std::nullopt, {}, {}};
    message.resumed = false;
    if (begun_by) message.begun_by = *begun_by;
    if (game != nullptr) {
        message.state = wire::state(*game);
        message.next = wire::next(game->point());
        message.legal = wire::legal(*game);
    }
    return wire::text_of(message);
}

std::string resumed_message(const wire::Resumed& head) { return wire::text_of(head); }

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

std::string undo_asked_message(wire::UndoRequest request) {
    return wire::text_of(wire::UndoAsked{{}, std::move(request)});
}

std::string undo_settled_message(bool agreed) {
    return wire::text_of(wire::UndoSettled{{}, agreed});
}

std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment) {
    return wire::text_of(wire::Pointed{{}, seat, position.x, position.y, segment});
}

std::string proposed_message(wire::Proposal proposal) {
    return wire::text_of(wire::Proposed{{}, std::move(proposal)});
}

std::string proposal_withdrawn_message(std::uint64_t number) {
    return wire::text_of(wire::ProposalWithdrawn{{}, number});
}

std::string plans_message(std::vector<wire::Plan> plans) {
    return wire::text_of(wire::PlansMessage{{}, std::move(plans)});
}

std::string said_message(const wire::Line& line) { return wire::text_of(wire::Said{{}, line}); }

std::string room_message(wire::Room room) {
    return wire::text_of(wire::RoomMessage{{}, std::move(room)});
}

std::string announcement_message(const std::optional<wire::Announcement>& announcement) {
    return wire::text_of(wire::AnnouncementMessage{{}, announcement});
}

std::string room_closed_message(std::string_view reason) {
    return wire::text_of(wire::RoomClosed{{}, std::string(reason)});
}

std::string clock_message(const wire::Clock& clock) { return wire::text_of(clock); }

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
    return wire::text_of(wire::ErrorMessage{{}, id, error.code, {error.message}, {error.params}});
}

std::string problem_document(const Error& error) {
    return wire::text_of(wire::Problem{"urn:mistward:error:" + std::string(name(error.code)),
                                       {error.message},
                                       http_status(error.code),
                                       error.code,
                                       {error.params}});
}

}  // namespace mistward::protocol
