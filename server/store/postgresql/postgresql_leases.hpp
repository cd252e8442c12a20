#pragma once

#include "server/store/leases.hpp"
#include "server/store/postgresql/node_row.hpp"

#include <memory>
#include <string>
#include <unordered_set>

namespace mistward::store {

/// Leases in the table of that name, each held for as long as its server's row of `nodes` is there.
class PostgresqlLeases final : public Leases {
public:
    PostgresqlLeases(std::shared_ptr<NodeRow> row, std::string secret)
        : row_(std::move(row)), secret_(std::move(secret)) {}

    bool has(const std::string& room) const override;
    void take(Connection& connection, const std::string& room) override;
    Result<Lease> claim(Connection& connection, const std::string& room) override;
    Result<void> release(Connection& connection, const std::string& room) override;
    Result<void> release_all(Connection& connection) override;
    Result<std::vector<NodeRecord>> renew(Connection& connection) override;
    Result<std::vector<NodeRecord>> nodes(Connection& connection) const override;
    Result<std::string> serve_at(Connection& connection, std::string host,
                                 std::uint16_t port) override;
    Result<Lease> find(Connection& connection, const std::string& room) const override;
    Tenure tenure() const override { return row_->tenure(); }
    const std::string& secret() const override { return secret_; }

private:
    /// What was taken in an earlier tenure is lost.
    void forget_earlier();

    const std::shared_ptr<NodeRow> row_;
    const std::string secret_;
    /// The rooms whose leases were taken in this tenure, so that no write has to ask.
    std::unordered_set<std::string> taken_;
    std::uint64_t tenure_ = 0;
};

}  // namespace mistward::store
