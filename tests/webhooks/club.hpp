#pragma once

#include "server/behaviour/secrets.hpp"
#include "server/webhooks/webhooks.hpp"
#include "tests/net/name_server.hpp"
#include "tests/rooms/house.hpp"
#include "tests/webhooks/receiver.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace mistward::test {

using namespace std::chrono_literals;

inline webhooks::Options quick() {
    webhooks::Options options;
    options.send = {300ms, 300ms, 300ms};
    options.first_asked = 2ms;
    options.settle = 1ms;
    options.first_retry = 2ms;
    options.last_retry = 20ms;
    return options;
}

/// A house with Ana and Ben in it, whose webhooks are served.
struct Club {
    explicit Club(webhooks::Reach reach = webhooks::Reach::Any,
                  const webhooks::Options& how = quick())
        : options(how), reach_(reach) {
        open();
        ana = come("Ana");
        ben = come("Ben");
    }

    /// The server has died and is back.
    void reopen() {
        served.reset();
        house.reopen();
        open();
    }
    void open() {
        served = std::make_unique<webhooks::StoreWebhooks>(house.io().get_executor(),
                                                           webhooks::Parts{house.store(),
                                                                           house.lobby(),
                                                                           house.players(),
                                                                           house.watch(),
                                                                           house.clock(),
                                                                           metrics,
                                                                           {},
                                                                           names.address()},
                                                           reach_, options);
    }
    /// While something is repeated for ever, no test can wait for the rest.
    bool waits_for_all = true;
    template <class T>
    T run(asio::awaitable<T> task) {
        if (waits_for_all) return house.run(std::move(task));
        std::optional<T> value;
        house.post(rooms::keep(value, std::move(task)));
        until([&] { return value.has_value(); });
        house.settle_for_now();
        return std::move(*value);
    }
    template <class Asked>
    auto ask(Asked asked) {
        return run(served->ask(std::move(asked)));
    }
    protocol::Json put(const std::string& url, const rooms::Claimant& who) {
        return ask(rooms::webhook::Put{who.token, {url, {}}}).value();
    }
    protocol::Json shown() { return ask(rooms::webhook::Show{ana.token}).value().at("webhook"); }

    rooms::Claimant come(const std::string& name) {
        const protocol::Json made = run(house.players().ask(rooms::player::Come{{name}})).value();
        return {made.at("id"), made.at("name"), made.at("token")};
    }
    void sit(const std::string& room, const rooms::Claimant& who) {
        rooms::command::TakeSeat take{
            {who.name, {}, protocol::SeatKind::Human}, rooms::token_hash(who.token), who.id};
        REQUIRE(house.run(house.find(room)->ask(std::move(take))));
    }
    /// A game of both in which Ana begins.
    std::string table() {
        protocol::CreateRoom request;
        request.name = "Friday mist";
        request.seats = 2;
        const auto created = house.run(house.lobby().create(request, {}, ana)).value();
        const std::string room = created.room.at("id");
        sit(room, ana);
        sit(room, ben);
        looker_ = std::make_shared<Client>();
        house.run(house.find(room)->ask(rooms::listening::Attach{looker_, {}})).value();
        house.run(house.find(room)->ask(rooms::command::Start{ana.token, {}, {}})).value();
        return room;
    }
    std::shared_ptr<rooms::Room> find(const std::string& room) {
        return run(house.lobby().find(room)).value();
    }
    /// The seat that is to decide.
    int decides() const { return looker_->decides(0) ? 0 : 1; }
    /// Whoever is to decide does.
    void play(const std::string& room) {
        const rooms::Claimant& who = decides() == 0 ? ana : ben;
        const protocol::Decide decide{"c" + std::to_string(looker_->seq()), looker_->seq(),
                                      looker_->legal().at(0).at("id")};
        run(find(room)->ask(rooms::SeatCommand{who.token, decide})).value();
    }
    /// Lets everything happen until the receiver has heard so much.
    void await(const Receiver& receiver, std::size_t requests) {
        house.io().restart();
        while (receiver.requests().size() < requests) house.io().run_one_for(10ms);
    }
    /// The same until so many deliveries have been made.
    void await_delivered(int deliveries) {
        const std::string line = "outcome=\"delivered\"} " + std::to_string(deliveries) + "\n";
        house.io().restart();
        while (registry.text().find(line) == std::string::npos) house.io().run_one_for(10ms);
    }
    void end() {
        served->stop();
        house.settle();
    }

    /// To a room of Ana's; what is told of it comes later.
    void post_invitation(const std::string& room, const rooms::Claimant& whom) {
        rooms::player::Invite invite{room, ana.token, {whom.id}};
        house.post(house.players().ask(std::move(invite)));
    }
    /// A room of Ana's that waits for players.
    std::string room() {
        protocol::CreateRoom request;
        request.name = "Friday mist";
        request.seats = 2;
        return run(house.lobby().create(request, {}, ana)).value().room.at("id");
    }
    /// Lets everything happen until it is so.
    template <class Condition>
    void until(Condition is_so) {
        house.io().restart();
        while (!is_so()) house.io().run_one_for(10ms);
    }

    NameServer names;  ///< at which the names of receivers are looked up
    House house;
    webhooks::Options options;
    metrics::Registry registry;
    webhooks::WebhookMetrics metrics{registry};
    std::unique_ptr<webhooks::StoreWebhooks> served;
    rooms::Claimant ana;
    rooms::Claimant ben;

private:
    webhooks::Reach reach_;
    std::shared_ptr<Client> looker_;
};

}  // namespace mistward::test
