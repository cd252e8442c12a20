#pragma once

#include "server/admin/administration.hpp"
#include "server/config.hpp"
#include "server/net/admin_routes.hpp"

#include <optional>

namespace mistward {

/// The administrator's token that the host has set, by a file or by the environment; nothing: there
/// is no administration. Throws `StartError` if it is too short or cannot be read.
std::optional<admin::AdminToken> admin_token(const Config& config);

/// The administration of a server, behind its door. Without a token there is no way in.
class AdminOffice {
public:
    /// `limits` outlives the office, and so does what is in `workplace`.
    AdminOffice(const admin::asio::any_io_executor& executor, const admin::Workplace& workplace,
                const std::optional<admin::AdminToken>& token, const net::Limits& limits)
        : administration_(executor, workplace) {
        if (token) door_.emplace(executor, *token, limits);
    }

    std::optional<net::AdminAccess> access() {
        return door_ ? std::optional(net::AdminAccess{administration_, *door_}) : std::nullopt;
    }

    admin::Administration& administration() { return administration_; }

    /// Ends what it does by itself. From any thread.
    void stop() { administration_.stop(); }

private:
    admin::Administration administration_;
    std::optional<net::AdminDoor> door_;
};

}  // namespace mistward
