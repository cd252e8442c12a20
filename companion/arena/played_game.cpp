#include "companion/arena/played_game.hpp"

#include "rules/notation.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

namespace mistward::arena {
namespace {

using players::Expected;
using players::Player;
using rules::Game;

/// Each player once, with every seat that is theirs.
struct Guest {
    Player* player;
    std::vector<rules::PlayerId> seats;
};

std::vector<Guest> guests_of(std::span<Player* const> seats) {
    std::vector<Guest> guests;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        auto guest = std::find_if(guests.begin(), guests.end(),
                                  [&](const Guest& known) { return known.player == seats[seat]; });
        if (guest == guests.end()) guest = guests.insert(guests.end(), Guest{seats[seat], {}});
        guest->seats.emplace_back(seat);
    }
    return guests;
}

/// One game while it is played.
class Match {
public:
    Match(const Tiles& tiles, const rules::Setup& setup, std::uint64_t deck,
          std::span<Player* const> seats, bool predict)
        : tiles_(tiles),
          game_(tiles.tables, setup),
          deck_number_(deck),
          deck_(deck_of(game_, deck)),
          hides_(game_.has_secrets()),
          seats_(seats),
          predict_(predict),
          guests_(guests_of(seats)),
          piles_(game_.view().piles.size()) {
        played_.usage.resize(seats.size());
    }

    PlayedGame run() {
        begin();
        while (!played_.fault && game_.point().actor != rules::Actor::Nobody) step();
        for (const Guest& guest : guests_) (void)guest.player->end(game_);
        note_end();
        return std::move(played_);
    }

private:
    void lost_by(std::size_t seat, const engine::Fault& fault) {
        played_.fault = FaultOfSeat{seat, fault};
    }

    void begin() {
        for (const Guest& guest : guests_) {
            const std::size_t first = guest.seats.front().value();
            const auto begun = guest.player->begin(game_, {.seed = 8 * deck_number_ + first,
                                                           .seats = guest.seats,
                                                           .digest = tiles_.digest,
                                                           .tileset_document = tiles_.document});
            if (!begun) return lost_by(first, begun.error());
        }
    }

    void step() {
        if (game_.point().actor == rules::Actor::Chance) {
            carry_out(drawn());
            return;
        }
        const std::size_t seat = game_.point().player.value();
        const auto decision = decided(seat);
        if (decision) {
            carry_out(*decision);
        } else {
            lost_by(seat, decision.error());
        }
    }

    rules::Decision drawn() const {
        if (game_.point().kind == rules::DecisionKind::DrawTile) {
            return rules::DrawTile{deck_[game_.next_place(deck_).value()]};
        }
        const auto asked = std::get<rules::DrawToken>(game_.legal().front()).stream;
        const auto streams = game_.streams();
        const auto stream =
            std::ranges::find(streams, asked, [](const auto& one) { return one.stream; });
        return rules::DrawToken{asked, token_of(*stream, game_.drawn_count(asked), deck_number_)};
    }

    Expected<rules::Decision> decided(std::size_t seat) {
        Usage& usage = played_.usage[seat];
        if (std::exchange(turn_, game_.turn()) != game_.turn()) {
            this_turn_.assign(seats_.size(), std::nullopt);
            if (predict_) predict(game_.active().id.value());
        }
        if (!this_turn_[seat]) ++usage.turns;
        const double begun = seats_[seat]->processor_seconds();
        auto decision = seats_[seat]->decide(game_.as_seen_by(rules::PlayerId(seat)));
        const double seconds = std::max(0.0, seats_[seat]->processor_seconds() - begun);
        this_turn_[seat] = this_turn_[seat].value_or(0) + seconds;
        usage.seconds += seconds;
        usage.slowest = std::max(usage.slowest, *this_turn_[seat]);
        return decision;
    }

    void predict(std::size_t seat) {
        const auto chance = seats_[seat]->chance(game_, rules::PlayerId(seat));
        if (chance) played_.predictions.push_back({seat, *chance});
    }

    void carry_out(const rules::Decision& decision) {
        const rules::PlayerId player = game_.point().player;
        const std::string text = rules::decision_text(game_, decision);
        const auto events = game_.apply(decision);
        if (!events) throw std::logic_error("a player decided " + text + ", which is not legal");
        for (const Guest& guest : guests_) {
            const auto followed = hides_ ? tell(guest, player, {decision, text, *events})
                                         : guest.player->follow(text, game_, *events);
            if (!followed) return lost_by(guest.seats.front().value(), followed.error());
        }
    }

    struct Made {
        const rules::Decision& decision;
        const std::string& text;
        std::vector<rules::Event> events;
    };

    /// Tells a guest what can be seen from its seats of what was decided for `player`.
    Expected<void> tell(const Guest& guest, rules::PlayerId player, Made made) const {
        const auto own = std::ranges::find(guest.seats, player);
        const rules::PlayerId viewer = own == guest.seats.end() ? guest.seats.front() : *own;
        for (rules::Event& event : made.events) event = rules::seen_by(viewer, event);
        const auto seen = rules::seen_by(viewer, player, made.decision);
        // A draw is told by the same words at any moment.
        return guest.player->follow(
            seen == made.decision ? made.text : rules::decision_text(game_, seen),
            game_.as_seen_by(viewer), made.events);
    }

    void note_end() {
        const rules::View view = game_.view();
        played_.outcome = view.outcome;
        played_.reason = view.reason;
        played_.turns = view.turn;
        note_points(view);
        if (game_.mists() != nullptr) {
            played_.pile = static_cast<unsigned>(piles_ - view.piles.size() + 1);
        }
        note_shares(view);
    }

    void note_points(const rules::View& view) {
        for (const rules::Track& track : view.tracks) played_.points.push_back(track.points);
        if (game_.mists() != nullptr) return;
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            const rules::Colour colour = game_.setup().colours[seat];
            const auto own =
                std::find_if(view.tracks.begin(), view.tracks.end(),
                             [&](const auto& track) { return track.colour == colour; });
            played_.points[seat] = own->points;
        }
    }

    void note_shares(const rules::View& view) {
        const bool team = game_.mists() != nullptr;
        played_.shares.assign(seats_.size(), 0);
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            if (played_.fault) {
                const bool others = seats_[played_.fault->seat] != seats_[seat];
                if (!team && others) played_.shares[seat] = 1;
            } else if (team) {
                played_.shares[seat] = view.outcome == rules::Outcome::Won ? 1 : 0;
            } else if (view.winners.contains(game_.setup().colours[seat])) {
                played_.shares[seat] = 1;
            }
        }
        if (team) return;
        double winners = 0;
        for (const double won : played_.shares) winners += won;
        for (double& won : played_.shares) won = winners == 0 ? 0 : won / winners;
    }

    const Tiles& tiles_;
    Game game_;
    std::uint64_t deck_number_;
    std::vector<rules::TileId> deck_;
    bool hides_;  ///< whether not all see the same
    std::span<Player* const> seats_;
    bool predict_;
    std::vector<Guest> guests_;
    std::size_t piles_;
    PlayedGame played_;
    std::uint16_t turn_ = 0;
    std::vector<std::optional<double>> this_turn_;  ///< seconds of each seat that has decided in it
};

}  // namespace

PlayedGame play(const Tiles& tiles, const rules::Setup& setup, std::uint64_t deck,
                std::span<players::Player* const> seats, bool predict) {
    return Match(tiles, setup, deck, seats, predict).run();
}

}  // namespace mistward::arena
