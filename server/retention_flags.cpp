#include "server/retention_flags.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>

namespace mistward {
namespace {

/// A hundred years, in the smallest unit that an age is given in.
constexpr double kLongest = 100.0 * 366 * 24;

/// What is more than nothing does not become for ever by rounding.
std::int64_t span(double units, std::int64_t unit_ms) {
    const auto ms = static_cast<std::int64_t>(std::llround(units * static_cast<double>(unit_ms)));
    return units > 0 ? std::max<std::int64_t>(1, ms) : 0;
}

void add_age(CLI::App& app, const std::string& flag, const std::string& variable, double& value,
             const std::string& what) {
    app.add_option(flag, value, what + "; 0 keeps them for ever")
        ->envname(variable)
        ->check(CLI::Range(0.0, kLongest));
}

}  // namespace

rooms::RetentionOptions RetentionFlags::options() const {
    using rooms::Kept;
    rooms::RetentionOptions options;
    options.keep[Kept::Unstarted] = span(unstarted_hours, rooms::kHourMs);
    options.keep[Kept::Abandoned] = span(abandoned_days, rooms::kDayMs);
    options.keep[Kept::Closed] = span(closed_days, rooms::kDayMs);
    options.keep[Kept::Ended] = span(ended_days, rooms::kDayMs);
    options.keep[Kept::Chat] = span(chat_days, rooms::kDayMs);
    options.keep[Kept::Audit] = span(audit_days, rooms::kDayMs);
    options.keep[Kept::Players] = span(player_days, rooms::kDayMs);
    options.every_ms = span(every_minutes, 60'000);
    return options;
}

void add_ages(CLI::App& app, RetentionFlags& flags) {
    add_age(app, "--keep-unstarted-hours", "MISTWARD_KEEP_UNSTARTED_HOURS", flags.unstarted_hours,
            "hours to keep unused rooms whose game was never started");
    add_age(app, "--keep-abandoned-days", "MISTWARD_KEEP_ABANDONED_DAYS", flags.abandoned_days,
            "days to keep unfinished games after they were last used");
    add_age(app, "--keep-closed-days", "MISTWARD_KEEP_CLOSED_DAYS", flags.closed_days,
            "days to keep rooms that an administrator has closed");
    add_age(app, "--keep-ended-days", "MISTWARD_KEEP_ENDED_DAYS", flags.ended_days,
            "days to keep games that have ended");
    add_age(app, "--keep-chat-days", "MISTWARD_KEEP_CHAT_DAYS", flags.chat_days,
            "days to keep chat lines");
    add_age(app, "--keep-audit-days", "MISTWARD_KEEP_AUDIT_DAYS", flags.audit_days,
            "days to keep records of what administrators did");
    add_age(app, "--keep-players-days", "MISTWARD_KEEP_PLAYERS_DAYS", flags.player_days,
            "days to keep players without a seat, game, room or bot, after they were last seen");
}

void add_prune_interval(CLI::App& app, RetentionFlags& flags) {
    app.add_option("--prune-every-minutes", flags.every_minutes,
                   "minutes between two removals of expired data; 0 for never")
        ->envname("MISTWARD_PRUNE_EVERY_MINUTES")
        ->check(CLI::Range(0.0, 60.0 * 24 * 31));
}

}  // namespace mistward
