#include "protocol/messages.hpp"

#include "protocol/wire/refusal.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

/// Whether nothing follows the legal decisions, if it tells any: `without_legal` cuts there.
template <wire::Document Message>
consteval bool ends_with_legal() {
    bool tells_legal = false;
    bool is_last = false;
    wire::for_each_member<Message>([&](std::string_view key, auto) {
        is_last = key == "legal";
        tells_legal = tells_legal || is_last;
    });
    return is_last || !tells_legal;
}

template <class Message>
std::string told(const Message& message) {
    static_assert(ends_with_legal<Message>(), "describe it before `legal`");
    return wire::text_of(message);
}

wire::Actor player_actor(std::uint8_t player) { return {rules::Actor::Player, {player}, {}, {}}; }

wire::Actor actor(const rules::DecisionPoint& point, Author author) {
    if (point.actor != rules::Actor::Player) return {point.actor, {}, {}, {}};
    wire::Actor actor = player_actor(static_cast<std::uint8_t>(point.player.value()));
    if (author == Author::Companion) actor.companion = {true};
    if (author == Author::Plan) actor.planned = {true};
    return actor;
}

/// What is hidden from some is told whole: so it fits a STATE in which more, or less, was hidden.
wire::Patch patch(const Around& around) {
    if (!around.before.has_secrets()) return wire::patch(around.state_before, around.state_after);
    wire::State before = around.state_before;
    before.tokens.reset();
    before.held.reset();
    before.facts.reset();
    return wire::patch(before, around.state_after);
}

std::string update(const Around& around, wire::Actor actor, wire::Decision decision,
                   std::vector<wire::Event> events) {
    const wire::Update update{{},
                              around.seq,
                              actor,
                              std::move(decision),
                              std::move(events),
                              patch(around),
                              wire::next(around.after.point()),
                              wire::legal(around.after, around.viewer)};
    return told(update);
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
    wire::Welcome message{std::move(head), {}, std::nullopt, std::nullopt, {}};
    message.resumed = false;
    if (begun_by) message.begun_by = *begun_by;
    if (game != nullptr) {
        const rules::Viewer viewer = viewer_of(message.you.seat);
        message.state = wire::state(*game, viewer);
        message.next = wire::next(game->point());
        message.legal = wire::legal(*game, viewer);
    }
    return told(message);
}

rules::Viewer viewer_of(std::optional<std::uint8_t> seat) {
    return seat ? rules::Viewer(rules::PlayerId(*seat)) : rules::Viewer();
}

std::string resumed_message(const wire::Resumed& head) { return told(head); }

std::string snapshot_document(std::uint64_t seq, const rules::Game& game, rules::Viewer viewer) {
    return told(wire::Snapshot{seq, wire::state(game, viewer), wire::next(game.point()),
                               wire::legal(game, viewer)});
}

std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author) {
    return update(around, actor(around.before.point(), author),
                  wire::decide(around.before, decision, around.viewer),
                  wire::happen(around.after, events, around.viewer));
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
    return update(around, player_actor(player), wire::undo(to), {wire::undone(to)});
}

std::string undo_asked_message(wire::UndoRequest request) {
    return told(wire::UndoAsked{{}, std::move(request)});
}

std::string undo_settled_message(bool agreed) { return told(wire::UndoSettled{{}, agreed}); }

std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment) {
    return told(wire::Pointed{{}, seat, position.x, position.y, segment});
}

std::string proposed_message(wire::Proposal proposal) {
    return told(wire::Proposed{{}, std::move(proposal)});
}

std::string proposal_withdrawn_message(std::uint64_t number) {
    return told(wire::ProposalWithdrawn{{}, number});
}

std::string plans_message(std::vector<wire::Plan> plans) {
    return told(wire::PlansMessage{{}, std::move(plans)});
}

std::string said_message(const wire::Line& line) { return told(wire::Said{{}, line}); }

std::string room_message(wire::Room room) { return told(wire::RoomMessage{{}, std::move(room)}); }

std::string announcement_message(const std::optional<wire::Announcement>& announcement) {
    return told(wire::AnnouncementMessage{{}, announcement});
}

std::string room_closed_message(std::string_view reason) {
    return told(wire::RoomClosed{{}, std::string(reason)});
}

std::string clock_message(const wire::Clock& clock) { return told(clock); }

std::string ended_message(std::uint64_t seq, const rules::Game& game, const Secrets& secrets) {
    return told(wire::Ended{{},
                            seq,
                            game.outcome(),
                            game.reason(),
                            wire::colours(game.view().winners),
                            secrets.seed,
                            secrets.commitment,
                            secrets.deck});
}

std::string ok_message(std::string_view id, std::uint64_t seq) {
    return told(wire::Ok{{}, std::string(id), seq});
}

std::string error_message(const std::optional<std::string>& id, const Error& error) {
    return told(wire::ErrorMessage{{}, id, error.code, {error.message}, {error.params}});
}

std::string problem_document(const Error& error) {
    return told(wire::Problem{"urn:mistward:error:" + std::string(name(error.code)),
                              {error.message},
                              http_status(error.code),
                              error.code,
                              {error.params}});
}

}  // namespace mistward::protocol
