#pragma once

#include "server/store/answer_records.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::rooms {

/// What of a request makes it the same when it comes again.
struct RepeatableRequest {
    std::string who;     ///< the token that it shows, or else the network that it comes from
    std::string key;     ///< its Idempotency-Key
    std::string target;  ///< what is asked: the method and the path
    std::string_view body;
};

/// A request that makes something once, however often it comes: the answer is kept in the
/// transaction that makes it. The database holds nothing that opens it: the answer is encrypted
/// with a secret of who asks, the key and the whole request, so whoever gets it anew knows them
/// all, and so could have got it the first time.
class Once {
public:
    explicit Once(const RepeatableRequest& request);

    const store::TokenHash& id() const { return id_; }

    /// The answer as it is kept, encrypted (AES-256-GCM). Throws `std::runtime_error` if OpenSSL
    /// refuses to work.
    store::KeptAnswer keep(std::string_view answer, std::int64_t now_ms) const;
    /// The answer that was kept; nothing if another request had the key.
    std::optional<std::string> open(std::string_view sealed) const;

private:
    store::TokenHash id_;
    store::TokenHash client_;
    std::array<std::uint8_t, 32> secret_;
};

}  // namespace mistward::rooms
