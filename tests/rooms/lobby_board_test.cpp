#include "server/service/lobby_board.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <memory>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

struct Eye final : rooms::LobbyWatcher {
    void changed() override { ++changes; }
    int changes = 0;
};

/// Somebody who looks at the board of a house, which looks again as soon as something has changed.
class Looking {
public:
    explicit Looking(House& house) : house_(house) {
        first = house.run(house.board().join(house.lobby(), eye)).value();
        told_ = first->number;
        house.board().keep_looking(house.lobby());
    }
    ~Looking() {
        house_.board().leave(eye.get());
        house_.settle();
    }

    /// What the board looks like after one more change, which may have come already.
    rooms::SharedSight next() {
        while (house_.board().sight()->number == told_) {
            house_.io().restart();
            house_.io().run_one();
        }
        const auto sight = house_.board().sight();
        told_ = sight->number;
        return sight;
    }

    std::shared_ptr<Eye> eye = std::make_shared<Eye>();
    rooms::SharedSight first;

private:
    House& house_;
    std::uint64_t told_ = 0;
};

std::vector<std::string> ids(const rooms::LobbySight& sight) {
    std::vector<std::string> ids;
    for (const auto& [id, text] : sight.rooms) ids.push_back(id);
    return ids;
}

/// Carries out what is asked while the board is looked at, which never comes to rest.
template <class T>
T ask(House& house, asio::awaitable<T> task) {
    const Pending<T> pending(house.io(), std::move(task));
    while (!pending.ready()) {
        house.io().restart();
        house.io().run_one();
    }
    return pending.get();
}

}  // namespace

TEST_CASE("the board shows the listed rooms, and then which of them changed") {
    House house;
    const std::string one = house.create(2, "One").room.at("id");
    Looking looking(house);
    CHECK(ids(*looking.first) == std::vector{one});
    CHECK(Json::parse(looking.first->all).at("rooms").size() == 1);
    const auto made = ask(house, house.lobby().create({"Two", {}, 2})).value();
    const std::string two = made.room.at("id");
    const auto second = looking.next();
    CHECK(second->number == looking.first->number + 1);
    CHECK(ids(*second).size() == 2);
    const Json news = Json::parse(second->news);
    CHECK(news.at("order").size() == 2);
    REQUIRE(news.at("rooms").size() == 1);
    CHECK(news.at("rooms")[0].at("id") == two);
}

TEST_CASE("a seat that is taken is news, and what is said is none") {
    House house;
    const rooms::CreatedRoom made = house.create(2);
    const auto room = house.find(made.room.at("id"));
    Looking looking(house);
    rooms::command::TakeSeat sit;
    sit.request.name = "Ana";
    const auto seat = ask(house, room->ask(std::move(sit))).value();
    const Json news = Json::parse(looking.next()->news);
    CHECK(news.at("rooms")[0].at("seats")[0].at("taken") == true);
    const auto before = house.board().sight();
    rooms::SeatCommand say{seat.token, protocol::Say{"c1", "Hello"}};
    ask(house, room->ask(std::move(say))).value();
    rooms::command::Change change{made.owner_token, {{"visibility", "private"}}};
    ask(house, room->ask(std::move(change))).value();
    const auto after = looking.next();
    CHECK(after->number == before->number + 1);
    CHECK(Json::parse(after->news) ==
          Json{{"type", "changed"}, {"order", Json::array()}, {"rooms", Json::array()}});
}

TEST_CASE("everybody who looks has the same text") {
    House house;
    house.create();
    Looking one(house);
    const auto eye = std::make_shared<Eye>();
    const auto joined = ask(house, house.board().join(house.lobby(), eye)).value();
    CHECK(joined.get() == one.first.get());
    ask(house, house.lobby().create({"Two", {}, 2})).value();
    one.next();
    CHECK(eye->changes == 1);
}

TEST_CASE("nobody looks at the lobby for whoever has gone") {
    House house;
    {
        const Looking looking(house);
        CHECK(house.board().sight());
    }
    CHECK(!house.board().sight());
    house.create();
    house.settle();
    Looking again(house);
    CHECK(again.first->rooms.size() == 1);
}

TEST_CASE("a watcher that is gone without a word is forgotten, and too many are refused") {
    House house;
    std::vector<std::shared_ptr<Eye>> eyes;
    const auto join = [&] {
        eyes.push_back(std::make_shared<Eye>());
        return house.run(house.board().join(house.lobby(), eyes.back()));
    };
    for (std::size_t i = 0; i < rooms::kMostAtBoard; ++i) REQUIRE(join().has_value());
    CHECK(join().error().code == ErrorCode::TooManyConnections);
    eyes.clear();
    CHECK(join().has_value());
}

TEST_CASE("a board that cannot look says why") {
    House house;
    house.store().reads = SpoiltStore::Mode::Unavailable;
    const auto joined = house.run(house.board().join(house.lobby(), std::make_shared<Eye>()));
    CHECK(joined.error().code == ErrorCode::StorageUnavailable);
}
