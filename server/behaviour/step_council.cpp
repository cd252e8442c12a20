#include "protocol/foresight.hpp"
#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using Proposals = std::vector<Proposal>;

protocol::Result<void> check_council(const RoomState& room) {
    if (!room.options.aids.council) {
        return tl::unexpected(Error{
            ErrorCode::AidRefused, "this room's options allow no council", {{"aid", "council"}}});
    }
    return {};
}

protocol::Result<void> check_started(const RoomState& room) {
    if (!room.game) return tl::unexpected(not_started());
    return {};
}

protocol::Error no_segment(std::string expected) {
    return {ErrorCode::InvalidMessage,
            "\"segment\" must be " + expected,
            {{"field", "segment"}, {"expected", expected}}};
}

/// A segment that is pointed at has to be there.
protocol::Result<void> check_segment(const rules::Game& game, const protocol::Point& point) {
    if (!point.segment) return {};
    const auto tile = game.tile_at({point.x, point.y});
    if (!tile) return tl::unexpected(no_segment("left out: no face-up tile lies there"));
    if (!rules::find_segment(game.tileset()[*tile].layout, *point.segment)) {
        return tl::unexpected(no_segment("a segment of the tile there"));
    }
    return {};
}

std::uint64_t number_of(const Proposal& proposal) { return proposal.document.number; }

std::uint8_t proposer(const Proposal& proposal) { return proposal.document.seat; }

Proposals::const_iterator find(const Proposals& proposals, std::uint64_t number) {
    return std::ranges::find(proposals, number, number_of);
}

protocol::Error no_proposal(std::uint64_t number) {
    return {
        ErrorCode::ProposalNotFound, "no proposal of that number is open", {{"proposal", number}}};
}

/// A seat that has as many as it may have loses its oldest.
void drop_oldest(Step<std::uint64_t>& step, std::uint8_t seat) {
    Proposals& open = step.next.proposals;
    const auto of_seat = static_cast<std::size_t>(std::ranges::count(open, seat, proposer));
    if (of_seat < kProposalsOfSeat) return;
    const auto oldest = std::ranges::find(open, seat, proposer);
    step.effects.push_back(
        Broadcast{frame(protocol::proposal_withdrawn_message(number_of(*oldest))), {}});
    open.erase(oldest);
}

Stepped<std::uint64_t> put_forward(const RoomState& room, std::uint8_t seat,
                                   const protocol::Propose& command) {
    auto foreseen =
        protocol::foresee(room.game->game(), command.decisions, protocol::viewer_of(seat));
    if (!foreseen) return tl::unexpected(foreseen.error());
    Step<std::uint64_t> step{room, {}, {}, seq(room)};
    drop_oldest(step, seat);
    const std::uint64_t number = ++step.next.last_proposal;
    protocol::wire::Proposal document{{number, seat, seq(room)}, std::move(foreseen->document)};
    step.effects.push_back(Broadcast{frame(protocol::proposed_message(document)), {}});
    step.next.proposals.push_back({command.id, command.decisions, std::move(document)});
    return step;
}

/// Only the last decision has the command's id, so that repeating it finds the whole.
std::vector<PlayerDecision> decisions_of(const Proposal& proposal, const Acting& acting,
                                         const std::string& id) {
    std::vector<PlayerDecision> decisions;
    for (const std::string& text : proposal.decisions) {
        decisions.push_back({acting.seat, std::nullopt, text, acting.now_ms});
    }
    decisions.back().command = id;
    return decisions;
}

}  // namespace

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Point& command) {
    const auto allowed =
        check_council(room).and_then([&] { return check_started(room); }).and_then([&] {
            return check_segment(room.game->game(), command);
        });
    if (!allowed) return tl::unexpected(allowed.error());
    Frame pointed =
        frame(protocol::pointed_message(acting.seat, {command.x, command.y}, command.segment));
    return Step<std::uint64_t>{room, {}, {Broadcast{std::move(pointed), {}}}, seq(room)};
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Propose& command) {
    const auto is_this = [&](const Proposal& open) {
        return proposer(open) == acting.seat && open.command == command.id;
    };
    if (std::ranges::any_of(room.proposals, is_this)) {
        return Step<std::uint64_t>{room, {}, {}, seq(room)};
    }
    const auto allowed =
        check_council(room).and_then([&] { return check_running(room); }).and_then([&] {
            return check_seq(*room.game, command.expect_seq);
        });
    return allowed ? put_forward(room, acting.seat, command) : tl::unexpected(allowed.error());
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Withdraw& command) {
    const auto found = find(room.proposals, command.proposal);
    if (found == room.proposals.end() || proposer(*found) != acting.seat) {
        return tl::unexpected(no_proposal(command.proposal));
    }
    Step<std::uint64_t> step{room, {}, {}, seq(room)};
    std::erase_if(step.next.proposals,
                  [&](const Proposal& open) { return number_of(open) == command.proposal; });
    step.effects.push_back(
        Broadcast{frame(protocol::proposal_withdrawn_message(command.proposal)), {}});
    return step;
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Adopt& command) {
    // The proposal is gone by then; what it led to came after the seq that the command looked at.
    const auto is_same = [&](const LoggedEntry& logged) {
        return logged.seq > command.expect_seq && !protocol::parse_undo(logged.entry.decision);
    };
    if (auto answer = repeated(room, acting, command.id, is_same)) return *std::move(answer);
    const auto allowed = check_council(room)
                             .and_then([&] { return check_running(room); })
                             .and_then([&] { return check_seq(*room.game, command.expect_seq); })
                             .and_then([&] { return check_turn(*room.game, acting.seat); });
    if (!allowed) return tl::unexpected(allowed.error());
    const auto found = find(room.proposals, command.proposal);
    if (found == room.proposals.end()) return tl::unexpected(no_proposal(command.proposal));
    return log_decisions(room, decisions_of(*found, acting, command.id));
}

}  // namespace mistward::rooms
