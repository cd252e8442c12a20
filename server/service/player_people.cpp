#include "server/service/player_people.hpp"

#include "protocol/sha256.hpp"
#include "server/behaviour/effects.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/people_documents.hpp"
#include "server/service/records.hpp"
#include "server/service/said_line.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <limits>
#include <set>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::wire::MutedSpeaker;
using protocol::wire::Mutes;
using protocol::wire::People;
using protocol::wire::PersonAnswer;

Error no_such_person(const std::string& person) {
    return {ErrorCode::NotFound,
            "you have neither played with such a person nor noted them",
            {{"path", "/api/v1/me/people/" + person}}};
}

Error too_many_people() {
    return {ErrorCode::InvalidMessage,
            "there are as many people noted as there may be",
            {{"field", ""}, {"expected", "at most " + std::to_string(protocol::kMostPeople)}}};
}

Error not_played_with() {
    return {ErrorCode::InvalidMessage,
            "friends are people you have played with",
            {{"field", "befriended"}, {"expected", "a person you have played with"}}};
}

Error own_line() {
    return {ErrorCode::InvalidMessage,
            "you said that line yourself",
            {{"field", "line"}, {"expected", "a line that somebody else said"}}};
}

std::set<std::string> hidden_players(const std::vector<store::PersonRecord>& noted) {
    std::set<std::string> hidden;
    for (const auto& person : noted) {
        if (person.is_hidden()) hidden.insert(person.other);
    }
    return hidden;
}

}  // namespace

PlayerPeople::PlayerPeople(const Services& services, StoreLobby& lobby)
    : services_(services), store_(services.store.people()), lobby_(lobby) {}

AsyncResult<PlayerPeople::Known> PlayerPeople::known(std::string player) {
    auto noted = stored(co_await store_.noted(player));
    if (!noted) co_return tl::unexpected(noted.error());
    auto company = stored(co_await store_.company(std::move(player)));
    if (!company) co_return tl::unexpected(company.error());
    co_return Known{std::move(*noted), std::move(*company)};
}

AsyncResult<People> PlayerPeople::all(std::string player, std::string address) {
    const auto known = co_await this->known(player);
    if (!known) co_return tl::unexpected(known.error());
    const auto findable = stored(co_await store_.findable(player));
    if (!findable) co_return tl::unexpected(findable.error());
    const auto tables = stored(co_await store_.friends_tables(player));
    if (!tables) co_return tl::unexpected(tables.error());
    work::Key key(std::move(address), player);
    const auto task = [&known, &player, &findable, &tables] {
        People people{*findable, people_documents(player, known->noted, known->company)};
        add_tables(people.people, *tables);
        return protocol::Result<People>(std::move(people));
    };
    co_return co_await on_worker(services_.workers, std::move(key), task);
}

AsyncResult<PersonAnswer> PlayerPeople::change(std::string player, std::string person,
                                               protocol::ChangePerson wanted) {
    const auto known = co_await this->known(player);
    if (!known) co_return tl::unexpected(known.error());
    const auto found = find_person(player, person, known->noted, known->company);
    if (!found) co_return tl::unexpected(no_such_person(person));
    const bool befriends = wanted.befriended.value_or(false);
    if (befriends && !found->is_company) co_return tl::unexpected(not_played_with());
    store::ChangePerson change{std::move(player), std::move(person), found->other, found->name};
    change.is_friend = wanted.befriended;
    change.is_muted = wanted.muted;
    change.is_blocked = wanted.blocked;
    co_return co_await note(std::move(change), *known);
}

AsyncResult<PersonAnswer> PlayerPeople::note(store::ChangePerson change, const Known& known) {
    change.at_ms = services_.clock.now_ms();
    change.most = protocol::kMostPeople;
    const std::string player = change.player;
    const auto changed = co_await store_.change(std::move(change));
    if (!changed && changed.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many_people());
    }
    if (!changed) co_return tl::unexpected(storage_error(changed.error()));
    co_return PersonAnswer{person_document(player, *changed, known.company)};
}

AsyncResult<protocol::Findable> PlayerPeople::set_findable(std::string player, bool findable) {
    store::SetFindable request{std::move(player), findable};
    const auto done = stored(co_await store_.set_findable(std::move(request)));
    co_return done.map([findable] { return protocol::Findable{findable}; });
}

AsyncResult<std::string> PlayerPeople::played_with(std::string player, std::string person) {
    const auto known = co_await this->known(player);
    if (!known) co_return tl::unexpected(known.error());
    const auto found = find_person(player, person, known->noted, known->company);
    if (!found || !found->is_company) co_return tl::unexpected(no_such_person(person));
    co_return found->other;
}

// In rooms

/// Whoever has nothing in the room reads as everybody does.
AsyncResult<RoomState> PlayerPeople::heard_room(std::string room, std::string token) {
    const auto actor = co_await lobby_.find_actor(std::move(room));
    if (!actor) co_return tl::unexpected(actor.error());
    RoomState state = co_await (*actor)->state();
    const auto allowed = check_chat_reader(state, token_here(state, std::move(token)));
    if (!allowed) co_return tl::unexpected(allowed.error());
    co_return state;
}

AsyncResult<MutedSpeaker> PlayerPeople::mute(std::string player, std::string token,
                                             std::string room, std::uint64_t line) {
    const auto state = co_await heard_room(room, std::move(token));
    if (!state) co_return tl::unexpected(state.error());
    const auto said = co_await said_line(services_.store, std::move(room), line);
    if (!said) co_return tl::unexpected(said.error());
    if (!said->player) co_return MutedSpeaker{};
    if (*said->player == player) co_return tl::unexpected(own_line());
    const auto known = co_await this->known(player);
    if (!known) co_return tl::unexpected(known.error());
    std::string person = person_of(player, *said->player);
    store::ChangePerson change{std::move(player), std::move(person), *said->player, said->name};
    change.is_muted = true;
    const auto noted = co_await note(std::move(change), *known);
    co_return noted.map([](const PersonAnswer& answer) { return MutedSpeaker{answer.person}; });
}

AsyncResult<Mutes> PlayerPeople::mutes(std::string player, std::string token, std::string room) {
    const auto state = co_await heard_room(room, std::move(token));
    if (!state) co_return tl::unexpected(state.error());
    const auto noted = stored(co_await store_.noted(std::move(player)));
    if (!noted) co_return tl::unexpected(noted.error());
    const auto hidden = hidden_players(*noted);
    Mutes mutes;
    if (hidden.empty()) co_return mutes;
    for (std::size_t i = 0; i < state->seats.size(); ++i) {
        const auto& seat = state->seats[i];
        const bool hides = seat && seat->player && hidden.contains(*seat->player);
        if (hides) mutes.seats.push_back(static_cast<std::uint8_t>(i));
    }
    const auto lines = stored(
        co_await services_.store.chat(std::move(room), std::numeric_limits<std::uint64_t>::max()));
    if (!lines) co_return tl::unexpected(lines.error());
    for (const auto& line : *lines) {
        if (line.player && hidden.contains(*line.player)) mutes.lines.push_back(line.number);
    }
    co_return mutes;
}

}  // namespace mistward::rooms
