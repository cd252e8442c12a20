#include "server/log/access_log.hpp"

#include "server/log/standard_streams.hpp"

#include <spdlog/async.h>
#include <spdlog/sinks/basic_file_sink.h>

#include <cstddef>
#include <stdexcept>

namespace mistward::log {
namespace {

constexpr std::size_t kMostWaiting = 8192;

spdlog::sink_ptr open(const std::string& file) try {
    if (file == "-") return make_standard_output();
    return std::make_shared<spdlog::sinks::basic_file_sink_mt>(file);
} catch (const spdlog::spdlog_ex& error) {
    throw std::runtime_error("the access log cannot be written: " + std::string(error.what()));
}

constexpr const char* kText = "%Y-%m-%dT%H:%M:%S.%eZ %v";
constexpr const char* kJson = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ",%v})";

}  // namespace

AccessLog::AccessLog(const std::string& file, Format format)
    : thread_(std::make_shared<spdlog::details::thread_pool>(kMostWaiting, 1)),
      lines_(std::make_shared<spdlog::async_logger>("access", open(file), thread_,
                                                    spdlog::async_overflow_policy::overrun_oldest)),
      format_(format) {
    lines_->set_pattern(format == Format::Json ? kJson : kText, spdlog::pattern_time_type::utc);
    lines_->set_level(spdlog::level::info);
    lines_->flush_on(spdlog::level::info);
}

AccessLog::~AccessLog() = default;

void AccessLog::write(const Access& access) {
    const double ms = static_cast<double>(access.time.count()) / 1000;
    if (format_ == Format::Json) {
        lines_->info(R"("address":"{}","method":"{}","route":"{}","status":{},"ms":{:.3f})",
                     access.address, access.method, access.route, access.status, ms);
    } else {
        lines_->info("{} {} {} {} {:.3f}ms", access.address, access.method, access.route,
                     access.status, ms);
    }
}

}  // namespace mistward::log
