#include "server/program.hpp"

#include "server/app.hpp"
#include "server/config.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <iostream>

namespace mistward {

namespace {

void set_up_log(const std::string& level) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("mistward"));
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v", spdlog::pattern_time_type::utc);
    spdlog::set_level(spdlog::level::from_str(level));
}

}  // namespace

int run_program(int argc, char** argv, std::span<const EmbeddedFile> page) {
    const auto config = read_config(argc, argv);
    if (const auto* status = std::get_if<int>(&config)) return *status;
    try {
        if (const auto* command = std::get_if<Command>(&config)) {
            set_up_log("warn");
            return (*command)();
        }
        set_up_log(std::get<Config>(config).log_level);
        run(std::get<Config>(config), page);
    } catch (const std::exception& error) {
        std::cerr << "mistward: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

}  // namespace mistward
