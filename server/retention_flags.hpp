#pragma once

#include "server/retention/janitor.hpp"

namespace CLI {
class App;
}

namespace mistward {

/// For how long things are kept, as hosts say it; 0: for ever. Fractions count.
struct RetentionFlags {
    double unstarted_hours = 7 * 24;
    double abandoned_days = 180;
    double closed_days = 30;
    double ended_days = 0;
    double chat_days = 90;
    double audit_days = 365;
    double player_days = 30;
    double every_minutes = 60;  ///< 0: never by itself

    rooms::RetentionOptions options() const;
};

/// The ages as options of `app`; `flags` outlives the parsing.
void add_ages(CLI::App& app, RetentionFlags& flags);
/// How often a server looks.
void add_prune_interval(CLI::App& app, RetentionFlags& flags);

}  // namespace mistward
