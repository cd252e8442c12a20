#pragma once

#include "server/store/job.hpp"
#include "server/store/player_queries.hpp"
#include "server/store/readers.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// The players of a database, behind the threads of its store, which outlive it.
class DatabasePlayers final : public PlayerStore {
public:
    DatabasePlayers(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<void> create(NewPlayer player) override {
        return write(&create_player, std::move(player));
    }
    AsyncResult<void> change(ChangePlayer change) override {
        return write(&change_player, std::move(change));
    }
    AsyncResult<void> forget(ForgetPlayer player) override {
        return write(&forget_player, std::move(player));
    }
    AsyncResult<void> invite(Invite invitation) override {
        return write(&store::invite, std::move(invitation));
    }
    AsyncResult<void> uninvite(std::string room, std::string player) override {
        return submit<void>(
            writer_, [room = std::move(room), player = std::move(player)](Connection& connection) {
                return store::uninvite(connection, room, player);
            });
    }

    AsyncResult<bool> is_invited(Invited query) override {
        return read<bool>(&store::is_invited, std::move(query));
    }

    AsyncResult<std::optional<PlayerRecord>> find(std::string id) override {
        return read<std::optional<PlayerRecord>>(&find_player, std::move(id));
    }
    AsyncResult<std::optional<PlayerRecord>> find_by_secret(TokenHash secret) override {
        return read<std::optional<PlayerRecord>>(&find_player_by_secret, secret);
    }
    AsyncResult<std::vector<PlayerRecord>> bots(std::string owner) override {
        return read<std::vector<PlayerRecord>>(&bots_of, std::move(owner));
    }
    AsyncResult<std::vector<PlayerSecret>> secrets(std::vector<std::string> players) override {
        return read<std::vector<PlayerSecret>>(&player_secrets, std::move(players));
    }
    AsyncResult<std::int64_t> secrets_ended() override {
        return submit<std::int64_t>(readers_, &store::secrets_ended);
    }
    AsyncResult<std::vector<std::string>> rooms_with(RoomsWith query) override {
        return read<std::vector<std::string>>(&store::rooms_with, std::move(query));
    }
    AsyncResult<std::optional<PlayerGlance>> glance(GlanceQuery query) override {
        return read<std::optional<PlayerGlance>>(&store::glance, std::move(query));
    }
    AsyncResult<RoomIdPage> rooms(PlayerRooms query) override {
        return read<RoomIdPage>(&rooms_of, std::move(query));
    }
    AsyncResult<PlayedPage> ended_games(PlayerGames query) override {
        return read<PlayedPage>(&ended_games_of, std::move(query));
    }
    AsyncResult<std::vector<SaidLine>> said(SaidLines query) override {
        return read<std::vector<SaidLine>>(&said_by, std::move(query));
    }
    AsyncResult<std::vector<InvitationRecord>> invitations_of(std::string player) override {
        return read<std::vector<InvitationRecord>>(&store::invitations_of, std::move(player));
    }
    AsyncResult<std::vector<InvitationRecord>> invitations_to(std::string room) override {
        return read<std::vector<InvitationRecord>>(&store::invitations_to, std::move(room));
    }

private:
    template <class Request>
    AsyncResult<void> write(Result<void> (*query)(Connection&, const Request&), Request request) {
        return submit<void>(writer_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }
    template <class T, class Request>
    AsyncResult<T> read(Result<T> (*query)(Connection&, const Request&), Request request) {
        return submit<T>(readers_, [query, request = std::move(request)](Connection& connection) {
            return query(connection, request);
        });
    }

    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
