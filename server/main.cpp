#include "mistward/page.hpp"
#include "server/app.hpp"
#include "server/config.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <iostream>

/// What jemalloc reads if the program is linked with it: memory that nobody uses goes back to the
/// system within two seconds, be there anything to do meanwhile or not.
extern "C" const char* malloc_conf;
const char* malloc_conf = "background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0";

namespace {

void set_up_log(const std::string& level) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("mistward"));
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v", spdlog::pattern_time_type::utc);
    spdlog::set_level(spdlog::level::from_str(level));
}

}  // namespace

int main(int argc, char** argv) {
    const auto config = mistward::read_config(argc, argv);
    if (const auto* status = std::get_if<int>(&config)) return *status;
    try {
        if (const auto* command = std::get_if<mistward::Command>(&config)) {
            set_up_log("warn");
            return (*command)();
        }
        set_up_log(std::get<mistward::Config>(config).log_level);
        mistward::run(std::get<mistward::Config>(config), mistward::page::embedded_files());
    } catch (const std::exception& error) {
        std::cerr << "mistward: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
