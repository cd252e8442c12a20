#include "tests/rooms/scene.hpp"

#include "rules/core/overloaded.hpp"
#include "rules/notation.hpp"
#include "tests/rooms/catalogue.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::test {

namespace {

int number(rooms::SubscriberId id) { return static_cast<int>(id); }
rooms::SubscriberId id_of(int number) {
    return static_cast<rooms::SubscriberId>(static_cast<std::uint64_t>(number));
}

}  // namespace

Scene::Scene(std::uint8_t seats, const rules::Setup& setup) {
    room.id = "k7m2qx9d4t";
    room.name = "Friday mist";
    room.owner_token = rooms::token_hash(token("owner"));
    room.created_ms = 1'795'255'200'000;
    room.setup = setup;
    room.tiles = catalogue();
    room.seats.resize(seats);
}

void Scene::seat(const std::string& name, std::optional<std::uint8_t> index) {
    take(step(room, rooms::command::TakeSeat{{name, index, protocol::SeatKind::Human},
                                             rooms::token_hash(token(name))}));
}

void Scene::start(std::uint8_t seed) {
    rooms::Seed bytes;
    bytes.fill(seed);
    take(step(room, rooms::command::Start{token("owner"), bytes, 5000}));
}

Client& Scene::attach(int who, const std::string& name, std::optional<std::uint64_t> since) {
    protocol::Hello hello;
    if (!name.empty()) hello.token = token(name);
    hello.since = since;
    take(step(room, rooms::command::Attach{id_of(who), hello}));
    return clients[who];
}

rooms::Stepped<std::uint64_t> Scene::decide(int who, const std::string& decision,
                                            std::uint64_t expect_seq, const std::string& id) const {
    return act(who, protocol::Decide{id, expect_seq, decision});
}

rooms::Stepped<std::uint64_t> Scene::act(int who, protocol::Command command) const {
    return step(room, rooms::command::Act{id_of(who), std::move(command), now_ms});
}

void Scene::play(std::uint64_t choice) {
    const rules::Game& game = room.game->game();
    const auto legal = game.legal();
    const auto player = static_cast<int>(game.point().player.value());
    const std::string text = rules::decision_text(game, legal.at(choice % legal.size()));
    take(decide(player, text, room.game->seq(), "c" + std::to_string(++commands_)));
}

void Scene::play_carefully() {
    const rules::Game& game = room.game->game();
    const auto legal = game.legal();
    std::vector<int> supplies;
    for (const rules::Decision& decision : legal) {
        rules::Game after = game;
        const bool made = after.apply(decision).has_value();
        const auto view = after.view();
        const bool lost = view.outcome == rules::Outcome::Lost;
        supplies.push_back(made && !lost ? view.ghosts_supply : -1);
    }
    const auto best = std::ranges::max_element(supplies) - supplies.begin();
    play(static_cast<std::uint64_t>(best));
}

void Scene::carry_out(const std::vector<rooms::Effect>& effects) {
    const rules::Overloaded say{
        [this](const rooms::Deliver& effect) { clients[number(effect.to)].deliver(effect.frame); },
        [this](const rooms::Broadcast& effect) {
            for (const auto& [id, seat] : room.subscribers) {
                if (id != effect.except) clients[number(id)].deliver(effect.frame);
            }
        },
        [this](const rooms::Dismiss& effect) {
            clients[number(effect.who)].close(rooms::Goodbye::StayAway, effect.why);
        }};
    for (const rooms::Effect& effect : effects) std::visit(say, effect);
}

}  // namespace mistward::test
