#include "server/log/json_lines.hpp"

#include <fmt/core.h>
#include <spdlog/formatter.h>
#include <spdlog/pattern_formatter.h>

#include <iterator>
#include <string_view>

namespace mistward::log {
namespace {

/// Within a text of JSON. What is no printable ASCII is a byte of UTF-8 and stays.
void write_escaped(spdlog::memory_buf_t& to, std::string_view text) {
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            to.push_back('\\');
            to.push_back(c);
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
            fmt::format_to(std::back_inserter(to), "\\u{:04x}", static_cast<unsigned>(c));
        } else {
            to.push_back(c);
        }
    }
}

class JsonLines final : public spdlog::formatter {
public:
    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& to) override {
        before_.format(message, to);
        write_escaped(to, {message.payload.data(), message.payload.size()});
        constexpr std::string_view kAfter = "\"}\n";
        to.append(kAfter.data(), kAfter.data() + kAfter.size());
    }

    std::unique_ptr<spdlog::formatter> clone() const override {
        return std::make_unique<JsonLines>();
    }

private:
    spdlog::pattern_formatter before_{R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":")",
                                      spdlog::pattern_time_type::utc, ""};
};

}  // namespace

std::unique_ptr<spdlog::formatter> make_json_lines() { return std::make_unique<JsonLines>(); }

}  // namespace mistward::log
