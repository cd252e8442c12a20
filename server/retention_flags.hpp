#pragma once

#include "server/retention/janitor.hpp"

namespace CLI {
class App;
}

namespace mistward {

/// For how long things are kept, as hosts say it; 0: for ever. Fractions count. What they do not
/// say is as in `rooms::RetentionOptions`.
struct RetentionFlags {
    double unstarted_hours = by_default(rooms::Kept::Unstarted, rooms::kHourMs);
    double abandoned_days = by_default(rooms::Kept::Abandoned, rooms::kDayMs);
    double closed_days = by_default(rooms::Kept::Closed, rooms::kDayMs);
    double ended_days = by_default(rooms::Kept::Ended, rooms::kDayMs);
    double chat_days = by_default(rooms::Kept::Chat, rooms::kDayMs);
    double audit_days = by_default(rooms::Kept::Audit, rooms::kDayMs);
    double player_days = by_default(rooms::Kept::Players, rooms::kDayMs);
    double every_minutes =
        static_cast<double>(rooms::RetentionOptions().every_ms) / kMinuteMs;  ///< 0: never

    rooms::RetentionOptions options() const;

private:
    static constexpr double kMinuteMs = 60'000;

    static constexpr double by_default(rooms::Kept what, std::int64_t unit_ms) {
        return static_cast<double>(rooms::KeepFor()[what]) / static_cast<double>(unit_ms);
    }
};

/// The ages as options of `app`; `flags` outlives the parsing.
void add_ages(CLI::App& app, RetentionFlags& flags);
/// How often a server looks.
void add_prune_interval(CLI::App& app, RetentionFlags& flags);

}  // namespace mistward
