#include "server/service/player_export.hpp"

#include "protocol/people.hpp"
#include "protocol/reports.hpp"
#include "protocol/wire/write.hpp"
#include "server/behaviour/plans.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/player_documents.hpp"
#include "server/service/player_games.hpp"
#include "server/service/shown_rows.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <functional>
#include <mutex>
#include <set>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

constexpr int kExportAgainMs = 1000;

Error export_under_way() {
    return {ErrorCode::RateLimited,
            "an export of this player is under way; there is one at a time",
            {{"retry_after_ms", kExportAgainMs}}};
}

Error has_ended() { return {ErrorCode::Unauthorized, "the token that began the export has ended"}; }

/// Where an export is.
enum class Chapter {
    Player,
    Rooms,
    Games,
    Invitations,
    Chat,
    Plans,
    Webhook,
    Pushes,
    People,
    Reports,
    End
};
struct Bookmark {
    Chapter chapter = Chapter::Player;
    bool is_first = true;      ///< nothing of the chapter's list was written yet
    std::string room = {};     ///< the last room written, or that of the last line or seat
    std::uint64_t number = 0;  ///< the last line or seat written
    std::optional<std::string> game = {};  ///< behind which the games go on
};

struct Piece {
    std::string text;
    Bookmark next;
};

Bookmark begin_of(Chapter chapter) { return {chapter}; }

/// Appends what follows in a list.
template <class List, class Show>
void append(Piece& piece, const List& list, Show show) {
    for (const auto& item : list) {
        if (!std::exchange(piece.next.is_first, false)) piece.text += ',';
        protocol::wire::write(piece.text, show(item));
    }
}

protocol::wire::SaidLine said_line(const store::SaidLine& said) {
    const auto& line = said.line;
    return {said.room, {line.number, line.seat, line.name, line.text, line.at_ms}};
}

Piece piece_of_player(const store::PlayerRecord& player,
                      const std::vector<store::PlayerRecord>& bots) {
    Piece piece{R"({"player":)", begin_of(Chapter::Rooms)};
    protocol::wire::write(piece.text, player_document(player));
    piece.text += R"(,"seen_at":)";
    protocol::wire::write(piece.text, protocol::wire::Time(player.seen_ms));
    piece.text += R"(,"bots":)";
    protocol::wire::write(piece.text, player_documents(bots));
    piece.text += R"(,"rooms":[)";
    return piece;
}

Piece piece_of_rooms(const Bookmark& at, const std::vector<std::string>& rooms) {
    Piece piece{{}, at};
    append(piece, rooms, [](const std::string& room) -> const std::string& { return room; });
    if (rooms.size() == store::kRoomsPage) {
        piece.next.room = rooms.back();
        return piece;
    }
    piece.text += R"(],"games":[)";
    piece.next = begin_of(Chapter::Games);
    return piece;
}

Piece piece_of_games(const Bookmark& at, const store::PlayedPage& page) {
    Piece piece{{}, at};
    append(piece, shown_rows(page.games, ended_game), std::identity());
    piece.next.game = page.next;
    if (page.next) return piece;
    piece.text += R"(],"invitations":)";
    piece.next = begin_of(Chapter::Invitations);
    return piece;
}

Piece piece_of_invitations(const std::vector<store::InvitationRecord>& records) {
    Piece piece{{}, begin_of(Chapter::Chat)};
    protocol::wire::write(piece.text, invitation_documents(records).invitations);
    piece.text += R"(,"chat":[)";
    return piece;
}

Piece piece_of_chat(const Bookmark& at, const std::vector<store::SaidLine>& lines) {
    Piece piece{{}, at};
    append(piece, lines, said_line);
    if (lines.size() == store::kSaidPage) {
        piece.next.room = lines.back().room;
        piece.next.number = lines.back().line.number;
        return piece;
    }
    piece.text += R"(],"plans":[)";
    piece.next = begin_of(Chapter::Plans);
    return piece;
}

/// Plans that were made or taken back leave an empty list.
std::vector<protocol::wire::PlannedSeat> planned_seats(
    const std::vector<store::PlannedSeat>& rows) {
    std::vector<protocol::wire::PlannedSeat> seats;
    for (const auto& row : rows) {
        auto plans = kept_plans_document(read_plans_text(row.plans));
        if (!plans.empty()) seats.push_back({row.room, row.seat, std::move(plans)});
    }
    return seats;
}

Piece piece_of_plans(const Bookmark& at, const std::vector<store::PlannedSeat>& rows) {
    Piece piece{{}, at};
    append(piece, planned_seats(rows), std::identity());
    if (rows.size() == store::kPlannedPage) {
        piece.next.room = rows.back().room;
        piece.next.number = rows.back().seat;
        return piece;
    }
    piece.text += R"(],"webhook":)";
    piece.next = begin_of(Chapter::Webhook);
    return piece;
}

Piece piece_of_webhook(const std::optional<store::WebhookRecord>& webhook) {
    Piece piece{{}, begin_of(Chapter::Pushes)};
    protocol::wire::write(piece.text, webhook ? std::optional(webhook->url) : std::nullopt);
    piece.text += R"(,"push_subscriptions":)";
    return piece;
}

Piece piece_of_pushes(const std::vector<store::PushRecord>& subscriptions) {
    Piece piece{{}, begin_of(Chapter::People)};
    std::vector<std::string> endpoints;
    for (const auto& subscription : subscriptions) endpoints.push_back(subscription.endpoint);
    protocol::wire::write(piece.text, endpoints);
    piece.text += R"(,"findable":)";
    return piece;
}

std::optional<protocol::wire::Time> time_if_any(const std::optional<std::int64_t>& milliseconds) {
    return milliseconds ? std::optional<protocol::wire::Time>(*milliseconds) : std::nullopt;
}

protocol::wire::NotedPerson noted_person(const store::PersonRecord& person) {
    return {person.name, time_if_any(person.friend_ms), time_if_any(person.muted_ms),
            time_if_any(person.blocked_ms)};
}

Piece piece_of_people(bool findable, const std::vector<store::PersonRecord>& noted) {
    Piece piece{findable ? "true" : "false", begin_of(Chapter::Reports)};
    piece.text += R"(,"people":[)";
    append(piece, noted, noted_person);
    piece.text += R"(],"reports":[)";
    piece.next = begin_of(Chapter::Reports);
    return piece;
}

protocol::wire::OwnReport own_report(const store::ReportRecord& report) {
    using protocol::wire::parse_word;
    protocol::wire::OwnReport shown;
    shown.room = report.room;
    if (report.line > 0) shown.line = report.line;
    shown.seat = report.seat;
    shown.reason = parse_word<protocol::ReportReason>(report.reason).value();
    if (!report.remark.empty()) shown.remark = report.remark;
    shown.at = report.at_ms;
    return shown;
}

Piece piece_of_reports(const std::vector<store::ReportRecord>& reports) {
    Piece piece{{}, begin_of(Chapter::Reports)};
    append(piece, reports, own_report);
    piece.text += "]}";
    piece.next = begin_of(Chapter::End);
    return piece;
}

/// Somebody's place among those whose exports are under way.
using Place = std::shared_ptr<void>;

/// What is read comes from a thread of the database and becomes text on a worker; whoever asks has
/// the text alone.
class StoredExport final : public ExportedPlayer {
public:
    StoredExport(const Services& services, store::PlayerRecord player, std::string address,
                 Place place)
        : services_(services),
          store_(services.store.players()),
          player_(std::move(player)),
          key_(std::move(address), player_.id),
          place_(std::move(place)) {}

    AsyncResult<std::string> next() override {
        std::string text;
        // Of many games none may have ended: that is a piece without text, and not the end.
        while (text.empty() && at_.chapter != Chapter::End) {
            const auto still = co_await check_token();
            if (!still) co_return tl::unexpected(still.error());
            auto piece = co_await read();
            if (!piece) co_return tl::unexpected(piece.error());
            text = std::move(piece->text);
            at_ = std::move(piece->next);
        }
        co_return text;
    }

private:
    AsyncResult<void> check_token() {
        auto found = co_await store_.find(player_.id);
        co_return looked_up(std::move(found), has_ended()).and_then([this](const auto& now) {
            if (now.secret == player_.secret) return protocol::Result<void>();
            return protocol::Result<void>(tl::unexpected(has_ended()));
        });
    }

    AsyncResult<Piece> read() {
        switch (at_.chapter) {
            case Chapter::Player:
                return written(store_.bots(player_.id),
                               [this](const auto& bots) { return piece_of_player(player_, bots); });
            case Chapter::Rooms:
                return written(store_.rooms_with({player_.id, at_.room}),
                               [this](const auto& rooms) { return piece_of_rooms(at_, rooms); });
            case Chapter::Games:
                return written(store_.ended_games({player_.id, at_.game}),
                               [this](const auto& page) { return piece_of_games(at_, page); });
            case Chapter::Invitations:
                return written(store_.invitations_of(player_.id), piece_of_invitations);
            case Chapter::Chat:
                return written(store_.said({player_.id, at_.room, at_.number}),
                               [this](const auto& lines) { return piece_of_chat(at_, lines); });
            case Chapter::Plans:
                return written(
                    store_.planned({player_.id, at_.room, static_cast<std::uint8_t>(at_.number)}),
                    [this](const auto& rows) { return piece_of_plans(at_, rows); });
            case Chapter::Webhook:
                return written(services_.store.webhooks().find(player_.id), piece_of_webhook);
            case Chapter::Pushes:
                return written(services_.store.push().of(player_.id), piece_of_pushes);
            case Chapter::People:
                return read_people();
            case Chapter::Reports:
            case Chapter::End:
                break;
        }
        return written(services_.store.reports().filed_by(player_.id), piece_of_reports);
    }

    AsyncResult<Piece> read_people() {
        const auto findable = stored(co_await services_.store.people().findable(player_.id));
        if (!findable) co_return tl::unexpected(findable.error());
        const auto write = [findable = *findable](const auto& noted) {
            return piece_of_people(findable, noted);
        };
        co_return co_await written(services_.store.people().noted(player_.id), write);
    }

    template <class T, class Write>
    AsyncResult<Piece> written(store::AsyncResult<T> reading, Write write) {
        const auto read = stored(co_await std::move(reading));
        if (!read) co_return tl::unexpected(read.error());
        const auto task = [&read, &write] { return protocol::Result<Piece>(write(*read)); };
        co_return co_await on_worker(services_.workers, key_, task);
    }

    const Services services_;
    store::PlayerStore& store_;
    const store::PlayerRecord player_;
    const work::Key key_;
    const Place place_;
    Bookmark at_;
};

}  // namespace

class PlayerExports::UnderWay : public std::enable_shared_from_this<UnderWay> {
public:
    /// Nothing: they have one.
    Place place_for(const std::string& player) {
        const std::lock_guard lock(mutex_);
        if (!players_.insert(player).second) return nullptr;
        const auto leave = [self = shared_from_this(), player](void*) { self->leave(player); };
        return Place(this, leave);
    }

private:
    void leave(const std::string& player) {
        const std::lock_guard lock(mutex_);
        players_.erase(player);
    }

    std::mutex mutex_;
    std::set<std::string> players_;
};

PlayerExports::PlayerExports(const Services& services)
    : services_(services), under_way_(std::make_shared<UnderWay>()) {}

protocol::Result<std::shared_ptr<ExportedPlayer>> PlayerExports::begin(store::PlayerRecord player,
                                                                       std::string address) {
    auto place = under_way_->place_for(player.id);
    if (!place) return tl::unexpected(export_under_way());
    return std::make_shared<StoredExport>(services_, std::move(player), std::move(address),
                                          std::move(place));
}

}  // namespace mistward::rooms
