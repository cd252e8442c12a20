#pragma once

#include "protocol/people.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/service/door.hpp"
#include "server/service/services.hpp"
#include "server/store/people_store.hpp"

#include <string>
#include <vector>

namespace mistward::rooms {

class StoreLobby;

/// What a player thinks of others: of those with whom they have played, and of whoever said
/// something where they were. Others are told nothing of it, and the player no id of theirs.
class PlayerPeople {
public:
    /// Both outlive it.
    PlayerPeople(const Services& services, StoreLobby& lobby);

    /// With whom the player has played, the latest first, and whom they have noted beside. Made on
    /// a worker, for `address` as of `Reader`.
    AsyncResult<protocol::wire::People> all(std::string player, std::string address);
    /// `not_found` if there is no such person, `invalid_message` if the player has noted as many as
    /// may be, or befriends somebody with whom they have not played.
    AsyncResult<protocol::wire::PersonAnswer> change(std::string player, std::string person,
                                                     protocol::ChangePerson wanted);
    AsyncResult<protocol::Findable> set_findable(std::string player, bool findable);
    /// The id of a person with whom the player has played, for the server alone; `not_found` for
    /// others.
    AsyncResult<std::string> played_with(std::string player, std::string person);

    /// The player mutes whoever said a line, if that is a player; refused like what is read of the
    /// chat.
    AsyncResult<protocol::wire::MutedSpeaker> mute(std::string player, std::string token,
                                                   std::string room, std::uint64_t line);
    /// What of a room the player does not want to read.
    AsyncResult<protocol::wire::Mutes> mutes(std::string player, std::string token,
                                             std::string room);

private:
    /// Everybody whom a player can name.
    struct Known {
        std::vector<store::PersonRecord> noted;
        std::vector<store::CompanyRecord> company;
    };

    AsyncResult<Known> known(std::string player);
    AsyncResult<protocol::wire::PersonAnswer> note(store::ChangePerson change, const Known& known);
    AsyncResult<RoomState> heard_room(std::string room, std::string token);

    const Services services_;
    store::PeopleStore& store_;
    StoreLobby& lobby_;
};

}  // namespace mistward::rooms
