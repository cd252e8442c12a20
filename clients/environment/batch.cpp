#include "clients/environment/batch.hpp"

#include "clients/environment/failure.hpp"
#include "clients/environment/notation.hpp"
#include "clients/environment/observation.hpp"
#include "clients/environment/rewards.hpp"

#include <algorithm>

namespace mistward::environment {
namespace {

/// The part of a caller's buffer that is one game's.
template <class T>
std::span<T> part(T* buffer, std::size_t number, std::size_t size) {
    return {buffer + number * size, size};
}

[[noreturn]] void refuse(mistward_status status, std::size_t number, const std::string& why) {
    throw Failure(status, "game " + std::to_string(number) + ": " + why);
}

}  // namespace

Batch::Batch(const std::shared_ptr<const rules::Tables>& tables, const rules::Setup& setup,
             std::size_t games, Options options, bool auto_reset)
    : kind_(kind_of(kind_id(setup))),
      auto_reset_(auto_reset),
      matches_(games, Match(tables, setup, options, protocol::Seed{})),
      seeds_(games),
      indices_(games) {}

void Batch::reset(std::uint64_t first_seed, const mistward_report& report) {
    for (std::size_t i = 0; i < size(); ++i) {
        seeds_[i] = first_seed + i;
        matches_[i].restart(seed_of(seeds_[i]));
        tell_result(i, false, report);
        tell_moment(i, report);
    }
}

std::int32_t Batch::index_of(std::size_t number, std::int32_t choice, bool by_action) const {
    constexpr std::int32_t kNone = -1;
    const Match& match = matches_[number];
    if (choice == kNone) return kNone;
    if (match.over()) refuse(MISTWARD_GAME_OVER, number, "it is over");
    if (by_action) {
        if (const auto index = kind_.actions.find(match, choice)) {
            return static_cast<std::int32_t>(*index);
        }
    } else if (choice >= 0 && static_cast<std::size_t>(choice) < match.legal_count()) {
        return choice;
    }
    refuse(MISTWARD_ILLEGAL, number, std::to_string(choice) + " is not legal now");
}

void Batch::step(std::span<const std::int32_t> choices, bool by_action,
                 const mistward_report& report) {
    for (std::size_t i = 0; i < size(); ++i) indices_[i] = index_of(i, choices[i], by_action);
    for (std::size_t i = 0; i < size(); ++i) {
        const bool decided = indices_[i] >= 0;
        if (decided) matches_[i].apply(static_cast<std::size_t>(indices_[i]));
        tell_result(i, decided, report);
        if (auto_reset_ && matches_[i].over()) {
            seeds_[i] += size();
            matches_[i].restart(seed_of(seeds_[i]));
        }
        tell_moment(i, report);
    }
}

void Batch::tell_result(std::size_t number, bool decided, const mistward_report& report) const {
    const Match& match = matches_[number];
    const std::size_t players = match.players();
    if (report.over != nullptr) report.over[number] = match.over() ? 1 : 0;
    if (report.outcome != nullptr) {
        report.outcome[number] = static_cast<std::int32_t>(match.outcome());
    }
    if (report.reward != nullptr) {
        const BySeat rewards = decided ? match.rewards() : BySeat{};
        std::ranges::copy_n(rewards.begin(), static_cast<std::ptrdiff_t>(players),
                            part(report.reward, number, players).begin());
    }
    if (report.score != nullptr) {
        std::ranges::copy_n(scores(match).begin(), static_cast<std::ptrdiff_t>(players),
                            part(report.score, number, players).begin());
    }
}

void Batch::tell_moment(std::size_t number, const mistward_report& report) const {
    const Match& match = matches_[number];
    const rules::DecisionPoint point = match.point();
    if (report.seat != nullptr) {
        report.seat[number] = static_cast<std::int32_t>(point.player.value());
    }
    if (report.kind != nullptr) report.kind[number] = static_cast<std::int32_t>(point.kind);
    if (report.legal != nullptr) {
        report.legal[number] = static_cast<std::int32_t>(match.legal_count());
    }
    if (report.mask != nullptr) {
        kind_.actions.mask(match, part(report.mask, number, kind_.actions.size()));
    }
    if (report.observation != nullptr) {
        observe(match, kind_.observation, point.player.value(),
                part(report.observation, number, kind_.observation.size()));
    }
}

}  // namespace mistward::environment
