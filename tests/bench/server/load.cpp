// Plays in many rooms of a server at once, from one thread, and prints what that took as one line
// of JSON; see README.md. The server must be the bare one or Mistward, and listen on 127.0.0.1.

#include "tests/bench/server/driver.hpp"
#include "tests/bench/server/usage.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

namespace mistward::bench {
namespace {

struct Options {
    std::string server;
    std::string game = "base";
    std::vector<unsigned short> ports;
    pid_t database = 0;
    bool hop = false;
    std::size_t rooms = 600;
    Plan plan{.warm = 2, .seconds = 4};
};

void declare(CLI::App& app, Options& options) {
    app.add_option("--server", options.server, "Server to play on")
        ->required()
        ->check(CLI::IsMember({"bare", "mistward"}));
    app.add_option("--port", options.ports, "Port of the server, or of each node of Mistward")
        ->required();
    app.add_option("--pid", options.plan.servers, "Process id of the server, or of each node")
        ->required();
    app.add_option("--database-pid", options.database, "Process id of the nodes' database");
    app.add_flag("--hop", options.hop, "Play in each room through another node");
    app.add_option("--game", options.game, "What Mistward's rooms play")
        ->check(CLI::IsMember({"base", "ghosts"}))
        ->capture_default_str();
    app.add_option("--rooms", options.rooms, "Rooms of four")->capture_default_str();
    app.add_option("--warm", options.plan.warm, "Seconds before the measurement, at least")
        ->capture_default_str();
    app.add_option("--warm-moves", options.plan.warm_moves,
                   "Moves of a room before the measurement, at least, on average")
        ->capture_default_str();
    app.add_option("--seconds", options.plan.seconds, "Seconds of the measurement")
        ->capture_default_str();
    app.add_option("--rate", options.plan.rate,
                   "Moves per second over all rooms; 0 for as many as the server answers")
        ->capture_default_str();
}

/// A descriptor for each socket, as far as the system allows.
void raise_descriptor_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/// Milliseconds that this share of the moves did not exceed; sorts as far as it must.
double quantile_ms(std::vector<double>& latencies, double share) {
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(latencies.size() - 1));
    std::nth_element(latencies.begin(), latencies.begin() + at, latencies.end());
    return latencies[static_cast<std::size_t>(at)] * 1000;
}

Tables open_tables(const Options& options) {
    return options.server == "bare"
               ? open_bare_tables(options.ports.front(), options.rooms)
               : open_mistward_tables(options.ports, options.rooms, options.game, options.hop);
}

double memory_of(const std::vector<pid_t>& pids) {
    double all = 0;
    for (const pid_t pid : pids) all += resident_kib(pid);
    return all;
}

nlohmann::ordered_json measure(Options options) {
    const double empty = memory_of(options.plan.servers);
    Tables tables = open_tables(options);
    const double connected = memory_of(options.plan.servers);
    if (options.database != 0) options.plan.database = children_of(options.database);
    Figures figures = drive(tables, options.plan);
    if (figures.moves == 0) throw std::runtime_error("no move has arrived");

    const auto moves = static_cast<double>(figures.moves);
    const auto sockets = static_cast<double>(options.rooms * kSeats);
    return {{"moves", figures.moves},
            {"seconds", figures.seconds},
            {"moves_per_second", moves / figures.seconds},
            {"cpu_seconds_per_10000_moves", figures.server_cpu / moves * 10'000},
            {"database_cpu_seconds_per_10000_moves", figures.database_cpu / moves * 10'000},
            {"own_cpu_seconds_per_10000_moves", figures.own_cpu / moves * 10'000},
            {"p50_ms", quantile_ms(figures.latencies, 0.5)},
            {"p99_ms", quantile_ms(figures.latencies, 0.99)},
            {"bytes_per_move_and_client", static_cast<double>(figures.bytes) / moves / kSeats},
            {"kib_per_connection", (connected - empty) / sockets}};
}

}  // namespace
}  // namespace mistward::bench

int main(int argc, char** argv) {
    using namespace mistward::bench;
    CLI::App app("Plays in many rooms of a server and prints what that took, as JSON.");
    Options options;
    declare(app, options);
    CLI11_PARSE(app, argc, argv);
    try {
        raise_descriptor_limit();
        std::puts(measure(options).dump().c_str());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "mistward_server_load: %s\n", error.what());
        return 1;
    }
}
