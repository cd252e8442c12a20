#pragma once

#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

namespace mistward::net::test {

/// What is logged while it lives, instead of showing it.
class KeptLog {
public:
    KeptLog() : before_(spdlog::default_logger()) {
        const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(lines_);
        spdlog::set_default_logger(std::make_shared<spdlog::logger>("kept", sink));
    }
    ~KeptLog() { spdlog::set_default_logger(before_); }
    KeptLog(const KeptLog&) = delete;
    KeptLog& operator=(const KeptLog&) = delete;

    /// How often that stands in it.
    int count(std::string_view text) const {
        const std::string lines = lines_.str();
        int found = 0;
        for (auto at = lines.find(text); at != lines.npos; at = lines.find(text, at + 1)) ++found;
        return found;
    }

private:
    std::ostringstream lines_;
    std::shared_ptr<spdlog::logger> before_;
};

}  // namespace mistward::net::test
