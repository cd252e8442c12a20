#include "server/log/standard_error.hpp"

#include <fmt/core.h>
#include <spdlog/sinks/ansicolor_sink.h>

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <string>
#include <utility>

namespace mistward::log {

namespace {

/// With the time before it, a line fits into what a pipe that is not full takes at once.
constexpr std::size_t kLongest = 3500;

class StandardError final : public spdlog::sinks::ansicolor_stderr_sink_mt {
    using Base = spdlog::sinks::ansicolor_stderr_sink_mt;

public:
    void log(const spdlog::details::log_msg& message) override {
        // Between the look and the write nobody else may fill the pipe.
        const std::lock_guard lock(writing_);
        if (!takes_output(STDERR_FILENO)) {
            ++left_out_;
            return;
        }
        if (left_out_ > 0) tell_of_gap(message);
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
        if (!takes_output(STDERR_FILENO)) {
            ++left_out_;
            return;
        }
        const auto& text = message.payload;
        message.payload = {text.data(), std::min(text.size(), kLongest)};
        Base::log(message);
    }

    std::mutex writing_;
    std::size_t left_out_ = 0;
};

}  // namespace

bool takes_output(int descriptor) {
    pollfd state{descriptor, POLLOUT, 0};
    return ::poll(&state, 1, 0) == 1 && (state.revents & (POLLERR | POLLNVAL)) == 0 &&
           (state.revents & POLLOUT) != 0;
}

std::shared_ptr<spdlog::sinks::sink> make_standard_error() {
    return std::make_shared<StandardError>();
}

}  // namespace mistward::log
