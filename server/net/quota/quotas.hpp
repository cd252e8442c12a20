#pragma once

#include "protocol/error.hpp"
#include "server/metrics/registry.hpp"
#include "server/net/http.hpp"
#include "server/net/quota/places.hpp"
#include "server/net/quota/quota_table.hpp"
#include "server/net/quota/waiting_rooms.hpp"
#include "server/net/quota/word_tries.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// Says of what a client has taken too much, and when it may ask again.
protocol::Error rate_limited(Quota quota, const Share& share);

/// What each network of clients may take up, and who was refused for it. May be called from any
/// thread, with the client's address as it is. The registry outlives the quotas.
class Quotas {
public:
    Quotas(const QuotaLimits& limits, metrics::Registry& registry);

    /// Takes what something costs from the share of the client's network.
    Share take(const ClientBlock& client, Cost cost);
    /// The same; or `rate_limited`.
    protocol::Result<void> charge(const ClientBlock& client, Cost cost);

    /// The fields `RateLimit-Policy` and `RateLimit`, as the draft of the IETF's HTTP API group
    /// has them, unless nothing was taken.
    void show(Response& response, Cost cost, const Share& share) const;

    /// A place for a room that is not started yet, or a seat in one; or `rate_limited`.
    protocol::Result<WaitingRooms::Place> place_for_room(const ClientBlock& client);
    protocol::Result<WaitingRooms::Place> place_for_seat(const ClientBlock& client);
    WaitingRooms& waiting_rooms() { return waiting_rooms_; }

    /// A try to say the word of a room; or `rate_limited`. Given back if the word was right.
    protocol::Result<void> take_word_try(const ClientBlock& client, const std::string& room);
    void give_back_word_try(const ClientBlock& client, const std::string& room);

    /// A place for a connection, or for a game file in memory; or `rate_limited`.
    protocol::Result<Places::Place> place_for_connection(const ClientBlock& client);
    /// A place beyond those, until the connection has shown whether another node has made it.
    std::optional<Places::Place> place_for_unproven(const ClientBlock& client);
    protocol::Result<Places::Place> place_for_file(const ClientBlock& client);

private:
    struct Outcomes {
        metrics::Counter allowed;
        metrics::Counter refused;
        void count(bool is_allowed) const { (is_allowed ? allowed : refused).add(); }
    };

    static protocol::Result<Places::Place> take_place(Places& places, const Outcomes& outcomes,
                                                      const ClientBlock& client,
                                                      std::string_view quota,
                                                      std::string_view what);
    static Outcomes outcomes(metrics::Registry& registry, std::string_view quota);

    QuotaLimits limits_;
    QuotaTable table_;
    WaitingRooms waiting_rooms_;
    WordTries word_tries_;
    Places connections_;
    Places unproven_;
    Places files_;
    std::array<Outcomes, kQuotaCount> taken_;
    Outcomes unstarted_rooms_;
    Outcomes unstarted_seats_;
    Outcomes opened_;
    Outcomes files_taken_;
    Outcomes words_tried_;
};

}  // namespace mistward::net
