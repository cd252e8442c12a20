#pragma once

#include "server/behaviour/room_limits.hpp"
#include "server/commands/commands.hpp"
#include "server/net/limits.hpp"
#include "server/net/quota/quota_limits.hpp"
#include "server/retention_flags.hpp"
#include "server/service/rooms_in_memory.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace mistward {

/// What the host may choose. A flag wins over the environment, that over the file, that over the
/// credentials that systemd hands over, and these over the profile.
struct Config {
    std::string profile;         ///< empty: none
    std::filesystem::path file;  ///< empty: none
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;             ///< 0: any free one
    std::string database = "mistward.db";  ///< or an address of PostgreSQL
    std::filesystem::path tileset;         ///< empty: the one in the binary
    std::filesystem::path page;            ///< empty: the one in the binary
    std::vector<std::string> allowed_origins;
    std::filesystem::path tls_certificate;  ///< empty: plain HTTP
    std::filesystem::path tls_key;
    std::vector<std::string> trusted_proxies;      ///< as `net::read_proxies` takes them
    std::string forwarded_fields = "x-forwarded";  ///< or "forwarded": where proxies name clients
    std::string node_address;                      ///< for other nodes; empty: where it listens
    std::filesystem::path admin_token_file;        ///< empty: the environment may hold the token
    std::filesystem::path backups;                 ///< empty: none are made
    std::string backup_at = "off";                 ///< or HH:MM, in UTC: when one is made by itself
    std::string webhooks = "off";                  ///< "public", "any": where they are sent to
    std::string push_contact;                      ///< for push services; empty: none is told
    std::string name_servers;                      ///< for names of receivers; empty: the system's
    bool metrics_open = false;                     ///< everybody may read the metrics
    unsigned threads = 0;                          ///< 0: one for each core
    unsigned reading_threads = 1;
    unsigned companion_threads = 0;                       ///< 0: `companion::threads_for` the cores
    std::size_t rooms_in_memory = rooms::kRoomsInMemory;  ///< although nobody uses them
    rooms::RoomLimits room_limits;
    RetentionFlags retention;
    std::uint64_t max_database_bytes = 0;  ///< 0: as much as the disk holds
    std::string log_level = "info";
    std::string log_format = "text";  ///< or "json"
    std::string access_log;           ///< a file, "-" for the standard output; empty: none
    net::Limits limits;
    net::QuotaLimits quotas;
};

/// What the process is to do: run a server, carry out a subcommand, or end with an exit status: 0
/// after `--help` or `--version`, 2 after a mistake, which is printed.
std::variant<Config, Command, int> read_config(int argc, const char* const* argv);

}  // namespace mistward
