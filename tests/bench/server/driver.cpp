#include "tests/bench/server/driver.hpp"

#include "tests/bench/server/usage.hpp"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <system_error>

namespace mistward::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

Clock::duration seconds(double count) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(count));
}

double as_seconds(Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

class Driver {
public:
    Driver(Tables& tables, const Plan& plan)
        : tables_(tables),
          plan_(plan),
          epoll_(epoll_create1(EPOLL_CLOEXEC)),
          due_(Clock::now()),
          sent_(tables.size()),
          waits_(tables.size(), true) {
        if (epoll_ < 0) throw std::system_error(errno, std::generic_category(), "epoll");
        for (std::size_t table = 0; table < tables.size(); ++table) {
            for (std::size_t seat = 0; seat < kSeats; ++seat) watch(table, seat);
            settle(table);
        }
    }

    ~Driver() { close(epoll_); }

    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    void warm_up() {
        const Moment end = Clock::now() + seconds(plan_.warm);
        const std::size_t moves = plan_.warm_moves * tables_.size();
        while ((Clock::now() < end || figures_.moves < moves) && many_play()) {
            step(Clock::now() + seconds(0.1));
        }
        if (!many_play()) throw std::runtime_error("the games end before the measurement");
    }

    Figures measure() {
        figures_ = {};
        const Moment begin = Clock::now();
        const Moment end = begin + seconds(plan_.seconds);
        const double server_cpu = processor_seconds(plan_.servers);
        const double database_cpu = processor_seconds(plan_.database);
        const double own_cpu = processor_seconds(getpid());
        while (Clock::now() < end && many_play()) step(end);
        figures_.seconds = as_seconds(Clock::now() - begin);
        figures_.server_cpu = processor_seconds(plan_.servers) - server_cpu;
        figures_.database_cpu = processor_seconds(plan_.database) - database_cpu;
        figures_.own_cpu = processor_seconds(getpid()) - own_cpu;
        return std::move(figures_);
    }

private:
    bool paced() const { return plan_.rate > 0; }
    bool many_play() const { return over_ * 10 <= tables_.size(); }

    void watch(std::size_t table, std::size_t seat) {
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = table * kSeats + seat;
        epoll_ctl(epoll_, EPOLL_CTL_ADD, tables_[table]->socket(seat).descriptor(), &event);
    }

    /// Takes what has come, and makes the moves that are due; waits for either until `end`.
    void step(Moment end) {
        if (paced()) send_due();
        std::array<epoll_event, 256> events;
        const Moment until = ready_.empty() ? end : std::min(due_, end);
        const std::chrono::nanoseconds wait = std::max(until - Clock::now(), Clock::duration(0));
        const timespec timeout{wait.count() / 1'000'000'000, wait.count() % 1'000'000'000};
        // Milliseconds would be too coarse for the moment at which a move is due.
        const int count = epoll_pwait2(epoll_, events.data(), events.size(), &timeout, nullptr);
        for (int at = 0; at < count; ++at) {
            const std::size_t socket = events[static_cast<std::size_t>(at)].data.u64;
            receive(socket / kSeats, socket % kSeats);
        }
    }

    void send_due() {
        while (due_ <= Clock::now() && !ready_.empty()) {
            send(ready_.front(), due_);
            ready_.pop_front();
            due_ += seconds(1 / plan_.rate);
        }
    }

    void send(std::size_t table, Moment from) {
        const Table::Move move = tables_[table]->move();
        tables_[table]->socket(move.seat).send(move.text);
        sent_[table] = from;
        waits_[table] = true;
    }

    void receive(std::size_t table, std::size_t seat) {
        Table& room = *tables_[table];
        const auto hear = [&room, seat](std::string_view text) { room.hear(seat, text); };
        figures_.bytes += room.socket(seat).receive(buffer_, hear);
        if (waits_[table]) settle(table);
    }

    /// Counts the move that the table waits for if it has arrived, and goes on from there.
    void settle(std::size_t table) {
        if (tables_[table]->over()) {
            waits_[table] = false;
            ++over_;
        }
        if (!tables_[table]->ready()) return;
        waits_[table] = false;
        if (sent_[table]) {
            ++figures_.moves;
            figures_.latencies.push_back(as_seconds(Clock::now() - *sent_[table]));
        }
        if (paced()) {
            ready_.push_back(table);
        } else {
            send(table, Clock::now());
        }
    }

    Tables& tables_;
    const Plan& plan_;
    int epoll_;
    Moment due_;                               ///< of the next move, if they are paced
    std::deque<std::size_t> ready_;            ///< tables at which a move may be made, likewise
    std::vector<std::optional<Moment>> sent_;  ///< from when the latency of a move counts
    std::vector<bool> waits_;                  ///< whether a table's last move is under way
    std::size_t over_ = 0;
    Figures figures_;
    std::array<char, 1 << 18> buffer_{};
};

}  // namespace

Figures drive(Tables& tables, const Plan& plan) {
    const auto driver = std::make_unique<Driver>(tables, plan);
    driver->warm_up();
    return driver->measure();
}

}  // namespace mistward::bench
