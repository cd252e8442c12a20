#include "server/store/postgresql/open_postgresql_store.hpp"

#include "server/store/database_store.hpp"
#include "server/store/migrate.hpp"
#include "server/store/postgresql/postgresql_batches.hpp"
#include "server/store/postgresql/postgresql_error.hpp"
#include "server/store/postgresql/postgresql_leases.hpp"

#include <chrono>

namespace mistward::store {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kPostgresqlReaders = 2;
/// What is made of a long game belongs to a server that writes it still, unless it is so old.
constexpr std::chrono::milliseconds kWrittenWithin = 1h;
const Closing kGoesOn{};

/// For migrations, which may take long.
Patience endless(Patience patience = {}) {
    patience.statement = 0ms;
    patience.answer = 24h;
    return patience;
}

template <class Work>
auto with_errors_told(const Address& address, Work work) {
    try {
        return work();
    } catch (const DatabaseError& error) {
        throw OpenError("cannot use the database " + address.shown() + ": " + error.what());
    }
}

std::int64_t moment_before(std::chrono::milliseconds ago) {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch() - ago).count();
}

void prepare_database(PostgresqlConnection& connection) {
    const auto migrations = embedded_migrations(Dialect::Postgresql);
    check_schema(connection, migrations);
    if (!missing(connection, migrations).empty()) migrate(connection, migrations);
    clear_away_unfinished(connection, moment_before(kWrittenWithin));
}

std::vector<std::string> names_of(std::span<const Migration> migrations) {
    std::vector<std::string> names;
    for (const Migration& migration : migrations) names.push_back(migration.name);
    return names;
}

}  // namespace

std::unique_ptr<Store> open_postgresql_store(const PostgresqlOptions& options) {
    const Address address(options.address);
    return with_errors_told(address, [&]() -> std::unique_ptr<Store> {
        std::string secret;
        {
            PostgresqlConnection connection(address, endless(options.patience), kGoesOn);
            prepare_database(connection);
            secret = connection.text("SELECT secret FROM service");
        }
        const auto closing = std::make_shared<Closing>();
        const auto connect = [&] {
            return std::make_unique<PostgresqlConnection>(address, options.patience, *closing);
        };
        std::vector<std::unique_ptr<Connection>> readers;
        while (readers.size() < kPostgresqlReaders) readers.push_back(connect());
        auto row = std::make_shared<NodeRow>(options.patience.lease);
        auto batches = std::make_unique<PostgresqlBatches>(connect(), row, options.patience,
                                                           options.metrics, closing);
        auto leases = std::make_unique<PostgresqlLeases>(std::move(row), std::move(secret));
        return std::make_unique<DatabaseStore>(std::move(batches), std::move(readers),
                                               options.metrics, std::move(leases));
    });
}

std::unique_ptr<PostgresqlConnection> connect_postgresql(const std::string& text) {
    const Address address(text);
    return with_errors_told(address, [&] {
        return std::make_unique<PostgresqlConnection>(address, endless(), kGoesOn);
    });
}

std::vector<std::string> missing_postgresql_migrations(const std::string& text) {
    const auto connection = connect_postgresql(text);
    return with_errors_told(connection->address(), [&] {
        const auto migrations = embedded_migrations(Dialect::Postgresql);
        check_schema(*connection, migrations);
        return names_of(missing(*connection, migrations));
    });
}

std::vector<std::string> migrate_postgresql(const std::string& text) {
    const auto connection = connect_postgresql(text);
    return with_errors_told(connection->address(), [&] {
        const auto migrations = embedded_migrations(Dialect::Postgresql);
        check_schema(*connection, migrations);
        auto applied = names_of(missing(*connection, migrations));
        migrate(*connection, migrations);
        return applied;
    });
}

}  // namespace mistward::store
