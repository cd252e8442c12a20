#pragma once

#include "server/store/player_queries.hpp"
#include "server/store/query_threads.hpp"

#include <utility>

namespace mistward::store {

/// The players of a database, behind the threads of its store, which outlive it.
class DatabasePlayers final : public PlayerStore {
public:
    DatabasePlayers(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<void> create(NewPlayer player) override {
        return threads_.write(&create_player, std::move(player));
    }
    AsyncResult<void> change(ChangePlayer change) override {
        return threads_.write(&change_player, std::move(change));
    }
    AsyncResult<std::vector<ForgottenPlayer>> forget(ForgetPlayer player) override {
        return threads_.write(&forget_player, std::move(player));
    }
    AsyncResult<void> invite(Invite invitation) override {
        return threads_.write(&store::invite, std::move(invitation));
    }
    AsyncResult<bool> uninvite(std::string room, std::string player) override {
        return threads_.on_writer<bool>(
            [room = std::move(room), player = std::move(player)](Connection& connection) {
                return store::uninvite(connection, room, player);
            });
    }

    AsyncResult<bool> is_invited(Invited query) override {
        return threads_.read(&store::is_invited, std::move(query));
    }

    AsyncResult<std::optional<PlayerRecord>> find(std::string id) override {
        return threads_.read(&find_player, std::move(id));
    }
    AsyncResult<std::optional<PlayerRecord>> find_by_secret(TokenHash secret) override {
        return threads_.read(&find_player_by_secret, secret);
    }
    AsyncResult<std::vector<PlayerRecord>> bots(std::string owner) override {
        return threads_.read(&bots_of, std::move(owner));
    }
    AsyncResult<std::vector<PlayerSecret>> secrets(std::vector<std::string> players) override {
        return threads_.read(&player_secrets, std::move(players));
    }
    AsyncResult<std::int64_t> secrets_ended() override {
        return threads_.read(&store::secrets_ended);
    }
    AsyncResult<std::vector<std::string>> rooms_with(RoomsWith query) override {
        return threads_.read(&store::rooms_with, std::move(query));
    }
    AsyncResult<std::optional<PlayerGlance>> glance(GlanceQuery query) override {
        return threads_.read(&store::glance, std::move(query));
    }
    AsyncResult<RoomIdPage> rooms(PlayerRooms query) override {
        return threads_.read(&rooms_of, std::move(query));
    }
    AsyncResult<PlayedPage> ended_games(PlayerGames query) override {
        return threads_.read(&ended_games_of, std::move(query));
    }
    AsyncResult<std::vector<SaidLine>> said(SaidLines query) override {
        return threads_.read(&said_by, std::move(query));
    }
    AsyncResult<std::vector<PlannedSeat>> planned(PlannedSeats query) override {
        return threads_.read(&planned_by, std::move(query));
    }
    AsyncResult<std::vector<InvitationRecord>> invitations_of(std::string player) override {
        return threads_.read(&store::invitations_of, std::move(player));
    }
    AsyncResult<std::vector<InvitationRecord>> invitations_to(std::string room) override {
        return threads_.read(&store::invitations_to, std::move(room));
    }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
