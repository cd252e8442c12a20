#include "server/log/standard_streams.hpp"

#include <fmt/core.h>
#include <spdlog/sinks/ansicolor_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <string>
#include <utility>

namespace mistward::log {

namespace {

enum class Gaps { Told, Silent };

/// With the time before it, a line fits into what a pipe that is not full takes at once.
constexpr std::size_t kLongest = 3500;

/// Between the look and the write nobody else may fill the pipe, which may be that of both streams.
std::mutex& writing() {
    static std::mutex mutex;
    return mutex;
}

/// Writes with `Base` to that descriptor, but never waits for whoever reads it. That would hold up
/// everybody who logs: spdlog has one mutex for both streams.
template <class Base>
class Stream final : public Base {
public:
    Stream(int descriptor, Gaps gaps) : descriptor_(descriptor), gaps_(gaps) {}

    void log(const spdlog::details::log_msg& message) override {
        const std::lock_guard lock(writing());
        if (!takes_output(descriptor_)) {
            ++left_out_;
            return;
        }
        if (left_out_ > 0 && gaps_ == Gaps::Told) tell_of_gap(message);
        write(message);
    }

private:
    void tell_of_gap(const spdlog::details::log_msg& next) {
        const std::string text = fmt::format("{} lines were left out here, which nobody took",
                                             std::exchange(left_out_, 0));
        auto gap = next;
        gap.payload = text;
        write(gap);
    }

    void write(spdlog::details::log_msg message) {
        if (!takes_output(descriptor_)) {
            ++left_out_;
            return;
        }
        const auto& text = message.payload;
        message.payload = {text.data(), std::min(text.size(), kLongest)};
        Base::log(message);
    }

    const int descriptor_;
    const Gaps gaps_;
    std::size_t left_out_ = 0;
};

}  // namespace

bool takes_output(int descriptor) {
    pollfd state{descriptor, POLLOUT, 0};
    return ::poll(&state, 1, 0) == 1 && (state.revents & (POLLERR | POLLNVAL)) == 0 &&
           (state.revents & POLLOUT) != 0;
}

std::shared_ptr<spdlog::sinks::sink> make_standard_error() {
    using Base = spdlog::sinks::ansicolor_stderr_sink_mt;
    return std::make_shared<Stream<Base>>(STDERR_FILENO, Gaps::Told);
}

std::shared_ptr<spdlog::sinks::sink> make_standard_output() {
    using Base = spdlog::sinks::stdout_sink_mt;
    return std::make_shared<Stream<Base>>(STDOUT_FILENO, Gaps::Silent);
}

}  // namespace mistward::log
