#include "server/commands/commands.hpp"
#include "server/retention/clock_watch.hpp"
#include "server/retention/retention.hpp"
#include "server/retention_flags.hpp"
#include "server/store/open_store.hpp"
#include "server/store/read_only_database.hpp"
#include "server/store/sqlite/compact.hpp"
#include "server/work/begin.hpp"
#include "server/work/clock.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>

#include <iostream>
#include <memory>
#include <set>
#include <stdexcept>

namespace mistward::commands {
namespace {

namespace asio = boost::asio;

struct PruneOptions {
    std::string database;
    RetentionFlags ages;
    bool dry_run = false;
    bool compact = false;
    bool trust_clock = false;
};

/// No server uses the database, so nobody is in its rooms.
class NobodyThere final : public rooms::RoomGuard {
public:
    asio::awaitable<bool> shut_out(std::string) override { co_return true; }
    asio::awaitable<void> let_in(std::string) override { co_return; }
};

/// What a clock that is ahead makes old would be gone for good.
void check_clock(asio::io_context& context, store::Store& store, const rooms::Clock& clock) {
    const auto seen = work::run(context, store.time_seen());
    if (!seen) throw std::runtime_error("the database cannot be read");
    rooms::ClockWatch watch(clock);
    watch.look(*seen);
    const auto doubt = watch.doubt();
    if (!doubt) return;
    throw std::runtime_error(doubt->why +
                             "; nothing was removed. If the clock is right, say --trust-clock");
}

rooms::Removed remove_old(const PruneOptions& options, const rooms::KeepFor& keep,
                          const rooms::Clock& clock) {
    store::must_exist(options.database);
    asio::io_context context;
    const auto store = store::open_store({options.database});
    if (!options.trust_clock) check_clock(context, *store, clock);
    const std::int64_t now_ms = clock.now_ms();
    NobodyThere guard;
    return work::run(context,
                     rooms::remove_expired(*store, guard, keep, now_ms, [] { return false; }, {}));
}

/// What would be removed, without writing.
rooms::Removed old_things(const std::string& address, const rooms::KeepFor& keep,
                          std::int64_t now_ms) {
    store::ReadOnlyDatabase database(address);
    std::set<std::string> gone;  // lines go with their rooms
    rooms::Removed removed;
    for (const store::Ageing what : store::kAgeing) {
        const auto before = keep.before_ms(what, now_ms);
        if (!before) continue;
        for (const store::Expired& expired : database.expired(what, *before)) {
            if (what == store::Ageing::ChatLine ? !gone.contains(expired.id)
                                                : gone.insert(expired.id).second) {
                removed.add(what, expired.rows);
            }
        }
    }
    return removed;
}

void print_removed(const PruneOptions& options, const rooms::Removed& removed) {
    constexpr std::array<const char*, 7> kWhat{"rooms that were never started",
                                               "abandoned games",
                                               "closed rooms",
                                               "ended games",
                                               "lines of chat",
                                               "acts of the audit log",
                                               "players who have nothing here"};
    for (std::size_t i = 0; i < kWhat.size(); ++i) {
        std::cout << (options.dry_run ? "would remove " : "removed ") << removed.count[i] << ' '
                  << kWhat[i] << '\n';
    }
}

int prune(const PruneOptions& options) {
    const rooms::KeepFor keep = options.ages.options().keep;
    const auto clock = rooms::make_system_clock();
    const auto removed = options.dry_run ? old_things(options.database, keep, clock->now_ms())
                                         : remove_old(options, keep, *clock);
    print_removed(options, removed);
    if (!removed.complete) {
        throw std::runtime_error("the database " + store::shown(options.database) +
                                 " cannot be written; not everything was removed");
    }
    if (options.compact && !options.dry_run) {
        store::refuse_postgresql(options.database, "--compact rewrites SQLite files",
                                 "PostgreSQL's autovacuum does what it needs");
        const auto [before, after] = store::compact(options.database);
        std::cout << options.database << ": " << before << " bytes before, " << after
                  << " bytes now\n";
    }
    return EXIT_SUCCESS;
}

}  // namespace

void add_prune(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<PruneOptions>();
    CLI::App& command = *app.add_subcommand(
        "prune",
        "Remove expired data from a database that no server is using; a running server does so "
        "by itself");
    command.add_option("DATABASE", options->database, "database to write")->required();
    command.add_flag("--dry-run", options->dry_run, "only print what would be removed");
    command.add_flag("--compact", options->compact,
                     "then rewrite the database, so that its file is no larger than needed");
    command.add_flag("--trust-clock", options->trust_clock,
                     "go on although the clock is a day away from when the database was last used");
    add_ages(command, options->ages);
    command.callback([options, &chosen] { chosen = [options] { return prune(*options); }; });
}

}  // namespace mistward::commands
