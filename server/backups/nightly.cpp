#include "server/backups/nightly.hpp"

#include "server/backups/names.hpp"
#include "server/backups/time_of_day.hpp"
#include "server/log/log.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/database_bytes.hpp"
#include "server/store/store.hpp"
#include "server/work/busy.hpp"
#include "server/work/give_way.hpp"
#include "server/work/post.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace mistward::backups {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kFirstLookMs = 2'000;
constexpr std::int64_t kAfterFailureMs = 60 * 60'000;
/// Somebody may set the clock of the system meanwhile.
constexpr std::int64_t kLookEveryMs = 10 * 60'000;

/// Games go on being stored while a backup is made: it must not take the last of the disk.
constexpr std::uintmax_t kSpare = 64U << 20;

void check_space(const fs::path& database, const fs::path& folder) {
    // The backup, and what it is restored to.
    const auto wanted = 2 * store::database_bytes(database) + kSpare;
    const auto available = fs::space(folder).available;
    if (available >= wanted) return;
    throw std::runtime_error(
        "the disk of " + folder.string() + " has " + std::to_string(available) +
        " bytes left, and a backup and its check " + "take " + std::to_string(wanted));
}

/// A folder for files that do not count yet; goes with all that is in it, also what an earlier
/// process has left there.
class Workplace {
public:
    explicit Workplace(fs::path folder) : folder_(std::move(folder)) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~Workplace() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    fs::path operator/(const std::string& name) const { return folder_ / name; }

private:
    const fs::path folder_;
};

}  // namespace

NightlyMetrics::NightlyMetrics(metrics::Registry& registry)
    : last_success(registry.gauge("mistward_backup_last_success_timestamp_seconds",
                                  "When the newest nightly backup was made; 0: there is none")),
      bytes(registry.gauge("mistward_backup_bytes", "Size of the newest nightly backup")),
      done(registry.counter("mistward_backups_total", "Nightly backups by what became of them",
                            {{"outcome", "done"}})),
      failed(registry.counter("mistward_backups_total", "Nightly backups by what became of them",
                              {{"outcome", "failed"}})) {}

Nightly::Nightly(rooms::Clock& clock, NightlyOptions options, Check check, NightlyMetrics metrics)
    : clock_(clock),
      options_(std::move(options)),
      check_(std::move(check)),
      metrics_(std::move(metrics)),
      alarm_(clock.make_alarm(thread_.get_executor())) {}

Nightly::~Nightly() {
    stop();
    thread_.join();
}

void Nightly::begin() {
    work::post(thread_.get_executor(), [this] {
        work::give_way();
        show_last();
        set_alarm(kFirstLookMs);
    });
}

void Nightly::stop() {
    stopping_ = true;
    work::post(thread_.get_executor(), [this] { alarm_->cancel(); });
}

void Nightly::set_alarm(std::int64_t wait_ms) {
    if (stopping_) return;
    alarm_->set(clock_.now_ms() + wait_ms, [this] { look(); });
}

void Nightly::look() {
    if (stopping_) return;
    const std::int64_t now_ms = clock_.now_ms();
    const std::int64_t due_ms = due_at(now_ms, last_ms(), options_.at_ms);
    if (due_ms > now_ms) return set_alarm(std::min(due_ms - now_ms, kLookEveryMs));
    set_alarm(make() ? kLookEveryMs : kAfterFailureMs);
}

/// Of those that say a later time than it is, a wrong clock made the name.
std::optional<std::int64_t> Nightly::last_ms() const try {
    for (const std::string& name : names_in(options_.folder)) {
        const auto time_ms = time_of(name);
        if (time_ms && *time_ms <= clock_.now_ms()) return time_ms;
    }
    return std::nullopt;
} catch (const fs::filesystem_error&) {
    return std::nullopt;
}

void Nightly::show_last() const {
    const auto time_ms = last_ms();
    metrics_.last_success.set(time_ms ? static_cast<double>(*time_ms) / 1000 : 0);
    metrics_.bytes.set(
        time_ms ? static_cast<double>(store::database_bytes(options_.folder / name_of(*time_ms)))
                : 0);
}

bool Nightly::make() {
    // What was not finished goes at the next start, which makes it.
    const work::Busy busy(work::Loss::None);
    try {
        const std::string name = make_checked();
        metrics_.done.add();
        show_last();
        remove_spent();
        log::info("backup {} is made, restored and replayed: {} bytes", name,
                  store::database_bytes(options_.folder / name));
        return true;
    } catch (const std::exception& error) {
        metrics_.failed.add();
        log::error("there is no backup of this night, and the older ones stay: {}", error.what());
        return false;
    }
}

std::string Nightly::make_checked() const {
    fs::create_directories(options_.folder);
    const Workplace workplace(options_.folder / "unchecked");
    check_space(options_.database, options_.folder);
    const std::string name = name_of(clock_.now_ms());
    const fs::path made = workplace / name;
    store::back_up(options_.database, made, store::Existing::Keep);
    const fs::path restored = workplace / "restored.db";
    store::restore(made, restored);
    check_(restored);
    fs::rename(made, options_.folder / name);
    return name;
}

void Nightly::remove_spent() const {
    std::vector<std::int64_t> times;
    for (const std::string& name : names_in(options_.folder)) times.push_back(*time_of(name));
    for (const std::int64_t time_ms : spent(std::move(times), options_.kept)) {
        fs::remove(options_.folder / name_of(time_ms));
    }
}

}  // namespace mistward::backups
