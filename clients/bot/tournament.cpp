#include "clients/bot/tournament.hpp"

#include "clients/bot/room_api.hpp"
#include "protocol/words.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace mistward::bot {
namespace {

/// Who sits in which seat, as indices of the entrants.
using Seating = std::vector<std::size_t>;

/// Each entrant alone with itself; rivals in both orders.
std::vector<Seating> seatings_of(const TournamentOptions& options) {
    std::vector<Seating> seatings(options.players.size(), Seating(options.seats));
    for (std::size_t i = 0; i < seatings.size(); ++i) {
        for (std::size_t seat = 0; seat < options.seats; ++seat) {
            seatings[i][seat] = options.game == rules::Mode::Mists ? i : (seat + i) % 2;
        }
    }
    return seatings;
}

class Tournament {
public:
    Tournament(TournamentOptions options, asio::any_io_executor threads)
        : options_(std::move(options)),
          server_{options_.server},
          threads_(std::move(threads)),
          seatings_(seatings_of(options_)) {
        for (const players::Recipe& player : options_.players) entrants_.push_back({player});
    }

    asio::awaitable<std::vector<Entrant>> run() {
        for (deck_ = 0; deck_ < options_.games; ++deck_) {
            over_.reset();
            for (Entrant& entrant : entrants_) entrant.shares.emplace_back();
            for (const Seating& seating : seatings_) co_await play_deck(seating);
            spdlog::info("deck {} of {} is played", deck_ + 1, options_.games);
        }
        co_return std::move(entrants_);
    }

private:
    asio::awaitable<void> play_deck(const Seating& seating) {
        const CreatedRoom room = co_await room_for_deck();
        std::vector<Guest> guests = co_await seated(room, seating);
        const bool is_new = !over_;
        if (is_new) co_await start(server_, room.id, room.owner_token);
        std::optional<SeatFailed> failed;
        std::vector<Ending> endings;
        const Pace pace;
        try {
            endings = co_await play_all(server_, std::move(guests), pace, threads_);
            over_ = room;
        } catch (const SeatFailed& error) {
            failed = error;
        }
        note(seating, endings, failed);
    }

    /// The same deck again, as soon as one game with it is over.
    asio::awaitable<CreatedRoom> room_for_deck() {
        if (over_) co_return co_await play_again(server_, over_->id, over_->owner_token);
        Json wish{{"name", "Tournament"},
                  {"game", protocol::word(protocol::kModeWords, options_.game)},
                  {"seats", options_.seats},
                  {"visibility", "private"},
                  {"options", {{"absence", "wait"}}}};
        if (options_.game == rules::Mode::Mists) wish["level"] = options_.level;
        co_return co_await create_room(server_, std::move(wish));
    }

    asio::awaitable<std::vector<Guest>> seated(const CreatedRoom& room, const Seating& seating) {
        std::vector<Guest> guests;
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            Seat taken{.room = room.id,
                       .name = "Player " + std::to_string(seating[seat] + 1),
                       .token = {},
                       .seed = options_.seed + 8 * deck_ + seat};
            taken.token = co_await take_seat(server_, room.id, taken.name);
            guests.push_back({std::move(taken), options_.players[seating[seat]]});
        }
        co_return guests;
    }

    void note(const Seating& seating, const std::vector<Ending>& endings,
              const std::optional<SeatFailed>& failed) {
        const bool team = options_.game == rules::Mode::Mists;
        std::vector<double> shares(entrants_.size(), 0);
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            if (!failed) shares[seating[seat]] += endings[seat].share;
        }
        if (failed && !team) shares[1 - seating[failed->seat()]] = 1;
        for (std::size_t i = 0; i < entrants_.size(); ++i) {
            if (std::find(seating.begin(), seating.end(), i) == seating.end()) continue;
            const bool at_fault = failed && seating[failed->seat()] == i;
            const double share = team ? std::min(1.0, shares[i]) : shares[i];
            const std::string why = at_fault ? failed->what() : failed ? "" : endings[0].reason;
            entrants_[i].note(share, share < 1 ? why : "", team ? 1.0 : 0.5);
        }
    }

    TournamentOptions options_;
    Server server_;
    asio::any_io_executor threads_;
    std::vector<Seating> seatings_;
    std::vector<Entrant> entrants_;
    unsigned deck_ = 0;
    std::optional<CreatedRoom> over_;  ///< a room whose game with this deck is over
};

}  // namespace

std::size_t Entrant::won() const {
    const auto is_won = [](const std::optional<double>& share) { return share == 1.0; };
    return static_cast<std::size_t>(std::count_if(shares.begin(), shares.end(), is_won));
}

void Entrant::note(double share, const std::string& why_not, double weight) {
    shares.back() = shares.back().value_or(0) + weight * share;
    ++games;
    constexpr std::size_t kMostReasons = 20;
    if (why_not.empty() || (losses.size() == kMostReasons && !losses.contains(why_not))) return;
    ++losses[why_not];
}

asio::awaitable<std::vector<Entrant>> hold_tournament(TournamentOptions options,
                                                      asio::any_io_executor threads) {
    Tournament tournament(std::move(options), std::move(threads));
    co_return co_await tournament.run();
}

}  // namespace mistward::bot
