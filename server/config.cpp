#include "server/config.hpp"

#include "protocol/admin_bodies.hpp"
#include "server/net/name_lookup.hpp"
#include "server/net/origin_policy.hpp"
#include "server/net/trusted_proxies.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace mistward {
namespace {

/// What `--log-level` takes.
std::vector<std::string> log_words() {
    const auto words = protocol::wire::Words<protocol::LogAmount>::all();
    return {words.begin(), words.end()};
}

void add_places(CLI::App& app, Config& config) {
    app.add_option("--address", config.address, "IP address to listen on; 0.0.0.0 or :: for all")
        ->envname("MISTWARD_ADDRESS")
        ->check(CLI::Validator(commands::fault_of_address, "IP"));
    app.add_option("--port", config.port, "TCP port to listen on; 0 for any free one")
        ->envname("MISTWARD_PORT")
        ->check(CLI::Range(0, 65535));
    app.add_option(
           "--database", config.database,
           "SQLite database file, created if missing; or the address of an existing PostgreSQL "
           "database, such as postgresql://user@host:port/name")
        ->envname("MISTWARD_DATABASE");
    commands::add_tileset_option(app, config.tileset);
    app.add_option("--page", config.page, "folder to serve the page from, for developing the page")
        ->envname("MISTWARD_PAGE")
        ->check(CLI::ExistingDirectory);
}

void add_transport(CLI::App& app, Config& config) {
    auto* certificate =
        app.add_option(
               "--tls-certificate", config.tls_certificate,
               "PEM file with the certificate and its chain; SIGHUP makes the server read it again")
            ->envname("MISTWARD_TLS_CERTIFICATE");
    auto* key = app.add_option("--tls-key", config.tls_key,
                               "PEM file with the private key of the certificate")
                    ->envname("MISTWARD_TLS_KEY");
    certificate->needs(key);
    key->needs(certificate);
    app.add_option("--node-address", config.node_address,
                   "IP:PORT at which other servers on the same PostgreSQL database reach this one, "
                   "to pass on requests for its rooms; if not given, the address it listens on")
        ->envname("MISTWARD_NODE_ADDRESS");
    app.add_option(
           "--trust-proxy", config.trusted_proxies,
           "proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: IP addresses, "
           "networks such as 172.18.0.0/16 and host names, separated by commas; may be repeated")
        ->envname("MISTWARD_TRUST_PROXY")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false)
        ->check(CLI::Validator(net::fault_of_proxies, "PROXIES"));
    app.add_option("--forwarded-fields", config.forwarded_fields,
                   "header fields in which those proxies name their clients: x-forwarded for "
                   "X-Forwarded-For and X-Forwarded-Proto, or forwarded for Forwarded (RFC 7239)")
        ->envname("MISTWARD_FORWARDED_FIELDS")
        ->check(CLI::IsMember({"x-forwarded", "forwarded"}));
}

void add_administration(CLI::App& app, Config& config) {
    app.add_option(
           "--admin-token-file", config.admin_token_file,
           "file whose first line is the administrator's token, at least 32 bytes; the token "
           "itself can be given in MISTWARD_ADMIN_TOKEN instead; without either, "
           "administration is off")
        ->envname("MISTWARD_ADMIN_TOKEN_FILE");
    app.add_option("--backups", config.backups,
                   "folder for backups made through the administration API; created if missing")
        ->envname("MISTWARD_BACKUPS");
    app.add_flag("--metrics-open", config.metrics_open,
                 "let everybody read /metrics; otherwise only direct requests from this machine "
                 "and requests with the administrator's token may")
        ->envname("MISTWARD_METRICS_OPEN");
}

std::string check_contact(const std::string& text) {
    const bool is_one = text.starts_with("mailto:") || text.starts_with("https://");
    return is_one ? "" : "must begin with mailto: or https://";
}

std::string check_name_servers(const std::string& text) {
    return net::is_name_servers(text) ? "" : "must be IP addresses separated by commas";
}

void add_webhooks(CLI::App& app, Config& config) {
    app.add_option(
           "--webhooks", config.webhooks,
           "where players' webhooks and browser push messages may be sent: off for nowhere, public "
           "for public addresses by HTTPS only, any for private addresses and plain HTTP as well")
        ->envname("MISTWARD_WEBHOOKS")
        ->check(CLI::IsMember({"off", "public", "any"}));
    app.add_option("--push-contact", config.push_contact,
                   "contact for the operators of push services, such as mailto:host@example.org or "
                   "https://example.org; some services refuse servers that name none")
        ->envname("MISTWARD_PUSH_CONTACT")
        ->check(CLI::Validator(check_contact, "URL"));
    app.add_option("--name-servers", config.name_servers,
                   "DNS servers that look up the host names of webhooks and push services, such as "
                   "9.9.9.9,[2620:fe::fe]:53; if not given, those of the system")
        ->envname("MISTWARD_NAME_SERVERS")
        ->check(CLI::Validator(check_name_servers, "IP[:PORT],..."));
}

void add_limits(CLI::App& app, Config& config) {
    app.add_option("--allow-origin", config.allowed_origins,
                   "other origin whose pages may use this server, such as https://example.org; "
                   "* for any; may be repeated")
        ->envname("MISTWARD_ALLOW_ORIGIN")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false)
        ->delimiter(',')
        ->transform([](std::string item) { return CLI::detail::trim(item); })
        ->check(CLI::Validator(net::fault_of_origin, "ORIGIN"));
    app.add_option("--max-connections", config.limits.connections,
                   "maximum number of simultaneous connections")
        ->envname("MISTWARD_MAX_CONNECTIONS")
        ->check(CLI::PositiveNumber);
    app.add_option("--rooms-in-memory", config.rooms_in_memory,
                   "maximum number of idle rooms kept in memory")
        ->envname("MISTWARD_ROOMS_IN_MEMORY")
        ->check(CLI::Range(1, 1'000'000));
    app.add_option("--spectators-per-room", config.room_limits.spectators,
                   "maximum number of simultaneous spectators of one room; 0 for no limit")
        ->envname("MISTWARD_SPECTATORS_PER_ROOM")
        ->check(CLI::Range(0, 1'000'000));
    app.add_option(
           "--commands-per-second", config.limits.commands_per_second,
           "commands per second that one connection may send in the long run; a burst may be twice "
           "that")
        ->envname("MISTWARD_COMMANDS_PER_SECOND")
        ->check(CLI::Range(1.0, 1e6));
}

/// What one address may take up; 0 everywhere is no limit.
void add_quotas(CLI::App& app, net::QuotaLimits& quotas) {
    const auto add = [&app](const char* flag, const char* variable, std::uint32_t& value,
                            const std::string& what) {
        app.add_option(flag, value, what + " from one address (of IPv6: one /64); 0 for no limit")
            ->envname(variable)
            ->check(CLI::Range(0, 1'000'000'000));
    };
    add("--connections-per-address", "MISTWARD_CONNECTIONS_PER_ADDRESS", quotas.connections,
        "simultaneous connections");
    add("--rooms-per-hour", "MISTWARD_ROOMS_PER_HOUR", quotas.rooms.amount,
        "new rooms per hour (forks and imports count twice)");
    add("--unstarted-rooms", "MISTWARD_UNSTARTED_ROOMS", quotas.unstarted_rooms,
        "rooms of the last 24 hours that have not started");
    add("--seats-per-hour", "MISTWARD_SEATS_PER_HOUR", quotas.seats.amount, "seats taken per hour");
    add("--unstarted-seats", "MISTWARD_UNSTARTED_SEATS", quotas.unstarted_seats,
        "seats held in rooms that have not started");
    add("--readings-per-minute", "MISTWARD_READINGS_PER_MINUTE", quotas.readings.amount,
        "read requests per minute, weighted by cost,");
    add("--commands-per-minute", "MISTWARD_COMMANDS_PER_MINUTE", quotas.commands.amount,
        "commands per minute over all connections, weighted by cost,");
    add("--chat-per-minute", "MISTWARD_CHAT_PER_MINUTE", quotas.chat.amount,
        "chat lines per minute");
    add("--hints-per-minute", "MISTWARD_HINTS_PER_MINUTE", quotas.hints.amount, "hints per minute");
}

void add_storage(CLI::App& app, Config& config) {
    constexpr std::uint64_t kLeast = 1 << 16;
    app.add_option("--max-database-bytes", config.max_database_bytes,
                   "maximum size of the database, at least 64 KiB; beyond it nothing is written; "
                   "0 for no limit but the disk")
        ->envname("MISTWARD_MAX_DATABASE_BYTES")
        ->check(CLI::Range(kLeast, std::uint64_t{1} << 46) | CLI::IsMember({0}));
    add_ages(app, config.retention);
    add_prune_interval(app, config.retention);
}

void add_running(CLI::App& app, Config& config) {
    app.add_option("--threads", config.threads, "worker threads; 0 for one per core")
        ->envname("MISTWARD_THREADS")
        ->check(CLI::Range(0, 1024));
    app.add_option("--reading-threads", config.reading_threads,
                   "additional threads that replay games for replays, logs and imports")
        ->envname("MISTWARD_READING_THREADS")
        ->check(CLI::Range(1, 256));
    app.add_option("--companion-threads", config.companion_threads,
                   "additional threads on which companions think; 0 for half as many as there are "
                   "cores, at least one")
        ->envname("MISTWARD_COMPANION_THREADS")
        ->check(CLI::Range(0, 256));
    app.add_option("--log-level", config.log_level, "which messages are logged to standard error")
        ->envname("MISTWARD_LOG_LEVEL")
        ->check(CLI::IsMember(log_words()));
}

void add_commands(CLI::App& app, Command& chosen) {
    commands::add_backup(app, chosen);
    commands::add_restore(app, chosen);
    commands::add_migrate(app, chosen);
    commands::add_move(app, chosen);
    commands::add_verify(app, chosen);
    commands::add_export(app, chosen);
    commands::add_import(app, chosen);
    commands::add_prune(app, chosen);
    commands::add_healthcheck(app, chosen);
    commands::add_tileset(app, chosen);
}

}  // namespace

std::variant<Config, Command, int> read_config(int argc, const char* const* argv) {
    Config config;
    CLI::App app(
        "Mistward, a server for Mists over Carcassonne. Without a subcommand it serves.\n"
        "Each option can also be set by its environment variable; the command line wins.\n"
        "Exit status: 0 success, 1 failure, with a one-line reason, 2 wrong command line.",
        "mistward");
    app.option_defaults()->always_capture_default();
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    app.set_version_flag("--version", "mistward " MISTWARD_VERSION);
    add_places(app, config);
    add_transport(app, config);
    add_administration(app, config);
    add_webhooks(app, config);
    add_limits(app, config);
    add_quotas(app, config.quotas);
    add_storage(app, config);
    add_running(app, config);
    Command chosen;
    add_commands(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    if (chosen) return chosen;
    config.limits.command_burst = 2 * config.limits.commands_per_second;
    return config;
}

}  // namespace mistward
