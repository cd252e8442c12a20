#pragma once

#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/webhooks.hpp"
#include "server/store/store.hpp"
#include "server/webhooks/due.hpp"
#include "server/webhooks/line.hpp"
#include "server/webhooks/recipients.hpp"
#include "server/webhooks/sender.hpp"
#include "server/webhooks/turns.hpp"
#include "server/webhooks/vapid.hpp"
#include "server/webhooks/webhook_metrics.hpp"
#include "server/work/clock.hpp"

#include <tl/expected.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mistward::webhooks {

/// What webhooks and pushes work with; it outlives them.
struct Parts {
    store::Store& store;
    rooms::StoreLobby& lobby;
    rooms::Players& players;
    rooms::PlayerWatch& watch;
    rooms::Clock& clock;
    WebhookMetrics metrics = {};
    /// Whom push services can write to: a `mailto:` or `https:` URL, or empty.
    std::string contact = {};
    /// As of a `NameLookup`.
    std::string name_servers = {};
};

/// How much and how often.
struct Options {
    SendLimits send = {};
    std::size_t most = 10'000;         ///< webhooks, of all players
    std::size_t most_pushes = 40'000;  ///< browsers, of all players
    std::size_t pushes_of_player = 8;
    TurnBounds turns = {};
    std::size_t looks_at_a_time = 8;
    std::size_t tests_at_a_time = 32;                      ///< each of another player
    net::Duration settle = std::chrono::seconds(2);        ///< after news, for what follows at once
    net::Duration first_retry = std::chrono::seconds(30);  ///< doubled with each failure
    net::Duration last_retry = std::chrono::hours(1);
    /// However soon a receiver asks to be asked again; doubled likewise.
    net::Duration first_asked = std::chrono::seconds(1);
    net::Duration tick = std::chrono::seconds(5);         ///< looks at what other servers changed
    net::Duration sweep = std::chrono::hours(1);          ///< looks at everything
    std::int64_t give_up_ms = 3 * 24 * 60 * 60 * 1000LL;  ///< of failing; older ends are not told
    unsigned fewest_attempts = 8;  ///< before somebody is given up, whatever the clock says
};

/// Tells players' webhooks and browsers what is due in the rooms that are at work here. A room only
/// says that something is another now; then it is looked at as it is, and what is due and has no
/// mark in the store is sent, until it is delivered or not due any more. So nothing queues up, and
/// what is due when the server dies is due when it is back. All on a strand of its own.
class StoreWebhooks final : public rooms::Webhooks, public rooms::PlayerHook {
public:
    StoreWebhooks(const asio::any_io_executor& executor, const Parts& parts, Reach reach,
                  const Options& options = {});

    /// Begins to send; called once, when rooms can be had.
    void begin();
    void stop();

    void heard(const std::string& player, const std::string& room) override;

private:
    /// Superseded: it was put anew meanwhile.
    enum class Outcome { Told, Failed, Gone, Superseded };
    /// What of a look is for this server to tell.
    enum class Scope { Heard, All };

    rooms::AsyncResult<rooms::WebhookAnswer> answer(rooms::WebhookRequest request) override;
    rooms::AsyncResult<protocol::Json> answer_to(rooms::webhook::Show asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::webhook::Put asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::webhook::Remove asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::webhook::Test asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::push::Show asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::push::Put asked);
    rooms::AsyncResult<protocol::Json> answer_to(rooms::push::Remove asked);
    rooms::AsyncResult<protocol::Json> shown_pushes(std::string player);
    /// The player with that token; refuses everybody where nothing is sent.
    rooms::AsyncResult<rooms::Claimant> who(std::string token);

    // On the strand
    asio::awaitable<void> keep();
    asio::awaitable<void> load();
    asio::awaitable<void> mind_others();
    rooms::AsyncResult<protocol::Json> test(store::WebhookRecord webhook);
    /// This server's key for push services; null: it cannot be had now.
    asio::awaitable<std::shared_ptr<const Vapid>> vapid();
    std::shared_ptr<Line> hook(const Whom& whom, std::int64_t created_ms);
    void unhook(const Whom& whom);
    void unhook_browsers(const std::string& player);
    bool is_told(const std::string& player) const;
    void look_at_all();
    void wake(const Whom& whom, const std::shared_ptr<Line>& line);
    asio::awaitable<void> attend(Whom whom, std::shared_ptr<Line> line);
    asio::awaitable<void> rest(Line& line, net::Duration time);
    net::Duration until_next(const Line& line) const;
    net::Duration retry_after(unsigned failures) const;
    net::Duration doubled(net::Duration first, unsigned times) const;
    asio::awaitable<Outcome> tell(Whom whom, Line& line);
    asio::awaitable<Outcome> tell(const Recipient& recipient, Line& line,
                                  const std::vector<Notice>& notices, Turns::Turn turn);
    store::AsyncResult<std::optional<Recipient>> find(Whom whom);
    /// Ends of games before that moment are old.
    std::int64_t told_since(const Recipient& recipient) const;
    /// Nothing: it cannot be known now.
    asio::awaitable<std::optional<Due>> look(const Recipient& recipient, bool all,
                                             std::set<std::string> rooms);
    asio::awaitable<std::optional<Due>> look(Told told, bool all, std::set<std::string> rooms);
    asio::awaitable<bool> look_at(const std::string& room, Scope scope, const Told& told, Due& due);
    asio::awaitable<bool> look_around(const Told& told, Due& due);
    asio::awaitable<bool> look_for_invitations(const Told& told, bool all,
                                               const std::set<std::string>& rooms, Due& due);
    asio::awaitable<bool> is_for_others(std::string room, Scope scope);
    /// Nothing: it was delivered.
    asio::awaitable<std::optional<Delivery>> deliver(const Recipient& recipient, Line& line,
                                                     const Notice& notice, Turns::Turn& turn);
    asio::awaitable<Delivery> send(const store::WebhookRecord& webhook, const Notice& notice,
                                   Turns::Turn& turn);
    asio::awaitable<Delivery> send(const store::PushRecord& push, const Notice& notice,
                                   Turns::Turn& turn);
    asio::awaitable<Delivery> send(tl::expected<Post, std::string> post, Turns::Turn& turn);
    asio::awaitable<Outcome> note_failure(const Recipient& recipient, Line& line,
                                          const Delivery& failure);
    bool has_failed_for_too_long(const Line& line) const;
    void warn_of_clock(const Delivery& failure);

    const asio::any_io_executor strand_;
    const Parts parts_;
    const Options options_;
    Sender sender_;
    Turns turns_;
    Places looks_;
    Recipients recipients_;
    std::shared_ptr<const Vapid> vapid_;
    std::map<Whom, std::shared_ptr<Line>> lines_;
    RecipientsVersion version_;
    std::set<std::string> nodes_;
    bool is_first_node_ = true;
    std::set<std::string> testing_;  ///< players
    asio::steady_timer tick_;
    const std::int64_t begun_ms_;
    const std::int64_t begun_steady_ms_;
    std::optional<std::int64_t> told_of_clock_ms_;  ///< steady
    bool stopping_ = false;
};

}  // namespace mistward::webhooks
