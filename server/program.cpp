#include "server/program.hpp"

#include "server/app.hpp"
#include "server/config.hpp"
#include "server/log/json_lines.hpp"
#include "server/log/standard_streams.hpp"
#include "server/signals.hpp"

#include <spdlog/formatter.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <iostream>
#include <memory>

namespace mistward {

namespace {

void set_up_log(const std::string& level, const std::string& format) {
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("mistward", log::make_standard_error()));
    if (format == "json") {
        spdlog::set_formatter(log::make_json_lines());
    } else {
        spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v", spdlog::pattern_time_type::utc);
    }
    spdlog::set_level(spdlog::level::from_str(level));
}

}  // namespace

int run_program(int argc, char** argv, std::span<const EmbeddedFile> page) {
    hold_standard_streams();
    survive_size_limit();
    try {
        const auto config = read_config(argc, argv);
        if (const auto* status = std::get_if<int>(&config)) return *status;
        if (const auto* command = std::get_if<Command>(&config)) {
            set_up_log("warn", "text");
            return (*command)();
        }
        set_up_log(std::get<Config>(config).log_level, std::get<Config>(config).log_format);
        run(std::get<Config>(config), page);
    } catch (const std::exception& error) {
        std::cerr << "mistward: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

}  // namespace mistward
