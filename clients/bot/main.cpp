#include "clients/bot/bot_options.hpp"
#include "clients/bot/table.hpp"
#include "clients/bot/tournament.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/system/system_error.hpp>

#include <csignal>
#include <cstdio>
#include <exception>
#include <fstream>
#include <memory>
#include <string_view>

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

/// Runs a coroutine until it ends, or a signal ends the program; `report` prints what it gives.
template <class Make, class Report>
int run(Make make, Report report) {
    boost::asio::io_context context(1);
    boost::asio::thread_pool threads(16);
    boost::asio::signal_set signals(context, SIGINT, SIGTERM);
    int status = kNotPlayed;
    signals.async_wait([&](boost::system::error_code error, int) {
        if (error) return;
        spdlog::error("stopped before the game ended");
        context.stop();
    });
    auto ended = [&](const std::exception_ptr& failure, auto result) {
        signals.cancel();
        if (failure) return spdlog::error(sentence(failure));
        report(result);
        status = kPlayed;
    };
    boost::asio::co_spawn(context, make(threads.get_executor()), ended);
    context.run();
    return status;
}

int sit_down(const BotOptions& options) {
    std::ofstream file;
    Server server{options.server};
    if (!options.transcript.empty()) {
        file.open(options.transcript, std::ios::trunc);
        if (!file) {
            spdlog::error("{} cannot be written", options.transcript);
            return kNotPlayed;
        }
        server.transcript = std::make_shared<Transcript>(file);
    }
    const auto play = [&](boost::asio::any_io_executor threads) {
        return sit_and_play(options, server, std::move(threads));
    };
    return run(play, [](const std::vector<Ending>& endings) {
        const Ending& ending = endings.front();
        std::printf("%s %s at seq %llu\n", ending.outcome.c_str(), ending.reason.c_str(),
                    static_cast<unsigned long long>(ending.seq));
    });
}

int hold(const TournamentOptions& options) {
    const auto play = [&](boost::asio::any_io_executor threads) {
        return hold_tournament(options, std::move(threads));
    };
    return run(play, [&](const std::vector<Entrant>& entrants) {
        std::fputs(tournament_report(options, entrants).c_str(), stdout);
    });
}

/// What to do, or the exit status of a command line that is wrong.
int dispatch(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "tournament") {
        const auto options = read_tournament(argc - 1, argv + 1);
        if (const int* status = std::get_if<int>(&options)) return *status;
        return hold(std::get<TournamentOptions>(options));
    }
    const auto options = read_options(argc, argv);
    if (const int* status = std::get_if<int>(&options)) return *status;
    const auto& asked = std::get<BotOptions>(options);
    if (asked.verbose) spdlog::set_level(spdlog::level::debug);
    return sit_down(asked);
}

}  // namespace

int main(int argc, char** argv) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("mistward-bot"));
    return dispatch(argc, argv);
}
