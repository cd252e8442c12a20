#include "clients/bot/followed_game.hpp"

#include "clients/bot/player.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <charconv>

namespace mistward::bot {
namespace {

constexpr std::string_view kUndo = "undo:";
/// The server ends games long before (its guide says 4,000 entries).
constexpr std::size_t kMostEntries = 10000;

}  // namespace

FollowedGame::FollowedGame(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup,
                           rules::Viewer viewer)
    : start_(std::move(tables), setup), game_(start_), viewer_(viewer) {}

std::optional<std::vector<rules::Event>> FollowedGame::follow(std::string_view decision) {
    if (entries_.size() == kMostEntries) throw Refused("the log of this game does not end");
    if (decision.starts_with(kUndo)) {
        return_to(decision.substr(kUndo.size()));
        return std::nullopt;
    }
    return carry_out(decision);
}

std::vector<rules::Event> FollowedGame::carry_out(std::string_view decision) {
    const auto parsed = rules::parse_decision(game_, decision);
    if (parsed) {
        auto events = game_.follow(viewer_, *parsed);
        if (events) {
            entries_.push_back({entries_.size(), std::string(decision)});
            return std::move(*events);
        }
    }
    throw Refused("the log has the decision " + std::string(decision) +
                  ", which this program cannot follow");
}

void FollowedGame::return_to(std::string_view seq) {
    std::uint64_t target = 0;
    const auto [end, problem] = std::from_chars(seq.data(), seq.data() + seq.size(), target);
    if (problem != std::errc{} || end != seq.data() + seq.size() || target > entries_.size()) {
        throw Refused("the log has an undo to " + std::string(seq) + ", which there is not");
    }
    entries_.push_back({target, ""});
    game_ = start_;
    for (const std::string& decision : path()) {
        if (!game_.follow(viewer_, rules::parse_decision(game_, decision).value())) {
            throw Refused("the log cannot be followed after an undo");
        }
    }
}

std::vector<std::string> FollowedGame::path() const {
    std::vector<std::string> decisions;
    for (std::uint64_t at = entries_.size(); at != 0;) {
        const Entry& entry = entries_[at - 1];
        if (!entry.decision.empty()) decisions.push_back(entry.decision);
        at = entry.from;
    }
    std::reverse(decisions.begin(), decisions.end());
    return decisions;
}

}  // namespace mistward::bot
