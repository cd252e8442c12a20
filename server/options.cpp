#include "server/options.hpp"

#include "protocol/admin_bodies.hpp"
#include "server/backups/time_of_day.hpp"
#include "server/config.hpp"
#include "server/net/name_lookup.hpp"
#include "server/net/origin_policy.hpp"
#include "server/net/trusted_proxies.hpp"
#include "server/profiles.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <utility>
#include <vector>

namespace mistward {
namespace {

/// What `--log-level` takes.
std::vector<std::string> log_words() {
    const auto words = protocol::wire::Words<protocol::LogAmount>::all();
    return {words.begin(), words.end()};
}

void add_choices(CLI::App& app, Config& config) {
    app.option_defaults()->group("One choice for many");
    app.add_option("--config", config.file,
                   "file in TOML with the options, named as here without the dashes; flags and the "
                   "environment win")
        ->envname("MISTWARD_CONFIG");
    std::vector<std::string> names;
    for (const Profile& profile : profiles()) names.emplace_back(profile.name);
    app.add_option("--profile", config.profile,
                   "who plays: home for friends on a small machine, club for a few hundred people "
                   "behind a password or a proxy, internet for strangers; sets limits, ages and "
                   "backups, which every other option overrides")
        ->envname("MISTWARD_PROFILE")
        ->check(CLI::IsMember(std::move(names)));
}

void add_places(CLI::App& app, Config& config) {
    app.option_defaults()->group("Where it listens and what it serves");
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
    app.option_defaults()->group("TLS, proxies and other servers");
    app.add_option(
           "--tls-certificate", config.tls_certificate,
           "PEM file with the certificate and its chain; SIGHUP makes the server read it again")
        ->envname("MISTWARD_TLS_CERTIFICATE");
    app.add_option("--tls-key", config.tls_key, "PEM file with the private key of the certificate")
        ->envname("MISTWARD_TLS_KEY");
    app.add_option("--node-address", config.node_address,
                   "IP:PORT at which other servers on the same PostgreSQL database reach this one, "
                   "to pass on requests for its rooms; if not given, the address it listens on")
        ->envname("MISTWARD_NODE_ADDRESS");
    app.add_option(
           "--trust-proxy", config.trusted_proxies,
           "proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: a comma-separated "
           "list "
           "of IP addresses, networks such as 172.18.0.0/16, and host names; may be repeated")
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

std::string check_time_of_day(const std::string& text) {
    const bool is_one = text == "off" || backups::read_time_of_day(text);
    return is_one ? "" : "must be off or a time of day such as 03:30";
}

void add_administration(CLI::App& app, Config& config) {
    app.option_defaults()->group("Administration and backups");
    app.add_option(
           "--admin-token-file", config.admin_token_file,
           "file whose first line is the administrator's token, at least 32 bytes; the token "
           "itself can be given in MISTWARD_ADMIN_TOKEN instead; without either, "
           "administration is off")
        ->envname("MISTWARD_ADMIN_TOKEN_FILE");
    app.add_option("--backups", config.backups,
                   "folder for backups of an SQLite database; created if missing")
        ->envname("MISTWARD_BACKUPS");
    app.add_option("--backup-at", config.backup_at,
                   "when a backup is made every night in that folder, as HH:MM in UTC, or off; 7 "
                   "daily, 4 weekly and 12 monthly ones are kept")
        ->envname("MISTWARD_BACKUP_AT")
        ->check(CLI::Validator(check_time_of_day, "HH:MM|off"));
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
    app.option_defaults()->group("What is sent to players");
    app.add_option(
           "--webhooks", config.webhooks,
           "where players' webhooks and browser push messages may be sent: off for nowhere, public "
           "for public addresses by HTTPS only, any for private addresses and plain HTTP as well")
        ->envname("MISTWARD_WEBHOOKS")
        ->check(CLI::IsMember({"off", "public", "any"}));
    app.add_option("--push-contact", config.push_contact,
                   "contact for the operators of push services, such as mailto:host@example.org or "
                   "https://example.org; some services refuse servers without one")
        ->envname("MISTWARD_PUSH_CONTACT")
        ->check(CLI::Validator(check_contact, "URL"));
    app.add_option("--name-servers", config.name_servers,
                   "DNS servers that look up the host names of webhooks and push services, such as "
                   "9.9.9.9,[2620:fe::fe]:53; if not given, those of the system")
        ->envname("MISTWARD_NAME_SERVERS")
        ->check(CLI::Validator(check_name_servers, "IP[:PORT],..."));
}

void add_limits(CLI::App& app, Config& config) {
    app.option_defaults()->group("Limits of the server");
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
    app.option_defaults()->group("Limits of one address (IPv6: of a /64)");
    const auto add = [&app](const char* flag, const char* variable, std::uint32_t& value,
                            const std::string& what) {
        app.add_option(flag, value, what + "; 0 for no limit")
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
        "read requests per minute, weighted by cost");
    add("--commands-per-minute", "MISTWARD_COMMANDS_PER_MINUTE", quotas.commands.amount,
        "commands per minute over all connections, weighted by cost");
    add("--chat-per-minute", "MISTWARD_CHAT_PER_MINUTE", quotas.chat.amount,
        "chat lines per minute");
    add("--hints-per-minute", "MISTWARD_HINTS_PER_MINUTE", quotas.hints.amount, "hints per minute");
}

void add_storage(CLI::App& app, Config& config) {
    app.option_defaults()->group("What is kept");
    constexpr std::uint64_t kLeast = 1 << 16;
    app.add_option("--max-database-bytes", config.max_database_bytes,
                   "maximum size of the database, at least 64 KiB; beyond it nothing is written; "
                   "0 for no limit except the disk")
        ->envname("MISTWARD_MAX_DATABASE_BYTES")
        ->check(CLI::Range(kLeast, std::uint64_t{1} << 46) | CLI::IsMember({std::uint64_t{0}}));
    add_ages(app, config.retention);
    add_prune_interval(app, config.retention);
}

void add_running(CLI::App& app, Config& config) {
    app.option_defaults()->group("Threads and the log");
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
    app.add_option("--log-format", config.log_format,
                   "format of the log: text, or json for one JSON object per line")
        ->envname("MISTWARD_LOG_FORMAT")
        ->check(CLI::IsMember({"text", "json"}));
    app.add_option("--access-log", config.access_log,
                   "file to which a line is added for each request, - for standard output; it has "
                   "routes and addresses, but neither paths nor tokens")
        ->envname("MISTWARD_ACCESS_LOG");
}

}  // namespace

void add_options(CLI::App& app, Config& config) {
    add_choices(app, config);
    add_places(app, config);
    add_transport(app, config);
    add_administration(app, config);
    add_webhooks(app, config);
    add_limits(app, config);
    add_quotas(app, config.quotas);
    add_storage(app, config);
    add_running(app, config);
}

}  // namespace mistward
