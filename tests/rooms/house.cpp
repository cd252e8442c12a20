#include "tests/rooms/house.hpp"

#include "server/store/sqlite/sqlite_connection.hpp"

#include <stdexcept>

namespace mistward::test {

House::House(std::size_t rooms_in_memory, const work::QueueLimits& companions)
    : rooms_in_memory_(rooms_in_memory), companions_(1, companions) {
    open();
}

void House::open() {
    tiles_ = std::make_unique<rooms::TileShelf>(plays_with);
    store_ = std::make_unique<SpoiltStore>(store::open_sqlite_store({database(), {}, {}}));
    lobby_ = std::make_unique<rooms::StoreLobby>(io_.get_executor(), services(), *tiles_,
                                                 rooms_in_memory_);
    archive_ = rooms::make_archive(services(), *tiles_);
    players_ = rooms::make_players(services(), *lobby_);
    oversight_ = std::make_unique<rooms::Oversight>(*lobby_, services());
}

void House::settle() {
    io_.restart();
    io_.run();
}

void House::reopen(const std::string& change) {
    reopen([&] {
        if (!change.empty()) store::SqliteConnection(database().string(), "").execute(change);
    });
}

void House::reopen(const std::function<void()>& change) {
    clock_.cancel_all();
    oversight_.reset();
    players_.reset();
    archive_.reset();
    lobby_.reset();
    store_.reset();
    change();
    open();
}

void House::run(asio::awaitable<void> task) { work::run(io_, std::move(task)); }

rooms::CreatedRoom House::create(std::uint8_t seats, const std::string& name,
                                 const rules::Setup& setup, const protocol::RoomOptions& options) {
    return run(lobby_->create({name, setup, seats, protocol::Visibility::Listed, options})).value();
}

std::shared_ptr<rooms::Room> House::find(const std::string& id) {
    return run(lobby_->find(id)).value();
}

std::string House::log(rooms::Room& room, std::uint64_t since, const rooms::Reader& reader) {
    std::string text;
    rooms::LogPage page;
    do {
        page = run(room.ask(rooms::query::Log{since, reader})).value();
        since = page.last;
        text += page.text;
    } while (!page.is_last());
    return text;
}

std::shared_ptr<rooms::Room> House::companions_game(const rules::Setup& setup) {
    const auto created = create(2, "Friday mist", setup);
    auto room = find(created.room.at("id"));
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
        run(room->ask(rooms::command::SeatCompanion{created.owner_token, seat, true})).value();
    }
    run(room->ask(rooms::command::Start{created.owner_token})).value();
    settle();
    return room;
}

TestTable::TestTable(House& at, std::uint8_t players, const rules::Setup& setup,
                     const protocol::RoomOptions& options)
    : house(at) {
    rooms::CreatedRoom created = house.create(players, "Friday mist", setup, options);
    id = created.room.at("id");
    owner_token = created.owner_token;
    room = house.find(id);
    for (std::uint8_t seat = 0; seat < players; ++seat) {
        const std::string name = "Player " + std::to_string(seat);
        tokens.push_back(
            house.run(room->ask(rooms::command::TakeSeat{{name, {}, protocol::SeatKind::Human}}))
                ->token);
        clients.push_back(connect(seat));
    }
}

void TestTable::start() { house.run(room->ask(rooms::command::Start{owner_token})).value(); }

std::shared_ptr<Client> TestTable::connect(std::optional<std::uint8_t> seat,
                                           std::optional<std::uint64_t> since) {
    auto client = std::make_shared<Client>();
    protocol::Hello hello;
    if (seat) hello.token = tokens.at(*seat);
    hello.since = since;
    house.run(room->ask(rooms::listening::Attach{client, hello})).value();
    return client;
}

protocol::Result<std::uint64_t> TestTable::decide(std::uint8_t player, const std::string& decision,
                                                  const std::string& id_of_command,
                                                  std::uint64_t expect_seq) {
    const protocol::Decide decide{id_of_command, expect_seq, decision};
    return house.run(room->ask(rooms::SeatCommand{clients.at(player), decide}));
}

std::uint64_t TestTable::play(std::uint64_t choice) {
    const protocol::Json next = clients[0]->next();
    // From others it may be hidden.
    const protocol::Json legal = clients.at(next.at("player"))->legal();
    const std::string decision = legal.at(choice % legal.size()).at("id");
    return decide(next.at("player"), decision, "c" + std::to_string(++commands_), clients[0]->seq())
        .value();
}

void TestTable::play_on(std::size_t decisions, std::uint64_t variant) {
    for (std::size_t i = 0; i < decisions && !is_over(); ++i) {
        // Knuth's MMIX generator: enough to wander through the legal decisions.
        dice_ = (dice_ + variant) * 6364136223846793005U + 1442695040888963407U;
        play(dice_ >> 33U);
    }
}

bool TestTable::is_over() const { return clients[0]->next().at("actor") == "nobody"; }

void TestTable::reconnect() {
    room = house.find(id);
    for (std::uint8_t seat = 0; seat < clients.size(); ++seat) clients[seat] = connect(seat);
}

}  // namespace mistward::test
