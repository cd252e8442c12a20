#include "clients/bot/bot_options.hpp"
#include "clients/bot/table.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/system/system_error.hpp>

#include <csignal>
#include <cstdio>
#include <exception>

namespace {

using namespace mistward::bot;

constexpr int kPlayed = 0;
constexpr int kNotPlayed = 1;

/// The sentence for whatever ended the attempt.
std::string sentence(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const boost::system::system_error& error) {
        return "the server cannot be reached: " + error.code().message();
    } catch (const Json::exception& error) {
        return std::string("the server does not speak this protocol: ") + error.what();
    } catch (const std::exception& error) {
        return error.what();
    }
}

int run(const BotOptions& options) {
    boost::asio::io_context context(1);
    boost::asio::signal_set signals(context, SIGINT, SIGTERM);
    int status = kNotPlayed;
    signals.async_wait([&](boost::system::error_code error, int) {
        if (error) return;
        spdlog::error("stopped before the game ended");
        context.stop();
    });
    boost::asio::co_spawn(
        context, sit_and_play(options),
        [&](const std::exception_ptr& failure, const std::vector<Ending>& endings) {
            signals.cancel();
            if (failure) return spdlog::error(sentence(failure));
            const Ending& ending = endings.front();
            std::printf("%s %s at seq %llu\n", ending.outcome.c_str(), ending.reason.c_str(),
                        static_cast<unsigned long long>(ending.seq));
            status = kPlayed;
        });
    context.run();
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    const auto options = read_options(argc, argv);
    if (const int* status = std::get_if<int>(&options)) return *status;
    spdlog::set_default_logger(spdlog::stderr_color_mt("mistward-bot"));
    const auto& asked = std::get<BotOptions>(options);
    if (asked.verbose) spdlog::set_level(spdlog::level::debug);
    return run(asked);
}
