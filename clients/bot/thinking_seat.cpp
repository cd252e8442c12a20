#include "clients/bot/thinking_seat.hpp"

#include "clients/bot/room_setup.hpp"
#include "clients/bot/thinking_thread.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"

namespace mistward::bot {
namespace {

std::shared_ptr<const rules::Tables> tables_of(const std::string& document,
                                               const std::string& digest) {
    auto set = protocol::parse_tileset_document(document);
    if (!set) throw Refused("the server's tile set is not right: " + set.error());
    if (protocol::digest(*set) != digest) {
        throw Refused("the server does not tell this game's tiles");
    }
    return std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(*set)));
}

/// A `welcome` to a game that has begun.
bool shows_game(const Json& message) {
    return message.at("type") == "welcome" && !message.at("room").at("game_id").is_null();
}

}  // namespace

asio::awaitable<void> ThinkingSeat::keep_up(Server server, Seat seat, std::uint64_t number,
                                            const Json& message) {
    if (message.at("type") == "update") {
        const auto seq = message.at("seq").get<std::uint64_t>();
        if (thinker_->has_game() && seq == thinker_->seq() + 1) {
            co_await follow(message.at("decision").at("id").get<std::string>());
        }
        co_return;
    }
    if (!shows_game(message)) co_return;
    const auto seq = message.at("seq").get<std::uint64_t>();
    const auto game_id = message.at("room").at("game_id").get<std::string>();
    if (game_id_ == game_id && thinker_->seq() == seq) co_return;
    game_id_ = game_id;
    co_await begin(std::move(server), std::move(seat), number, message);
}

asio::awaitable<void> ThinkingSeat::begin(Server server, Seat seat, std::uint64_t number,
                                          Json welcome) {
    const Json& told = welcome.at("room");
    const rules::Setup setup = setup_of(told);
    players::Seating seating;
    seating.seed = seat.seed;
    seating.seats.emplace_back(number);
    seating.digest = told.at("tileset").at("digest").get<std::string>();
    const Json document =
        co_await tileset_document(server, told.at("game").get<std::string>(), seating.digest);
    seating.tileset_document = document.dump();
    const auto seq = welcome.at("seq").get<std::uint64_t>();
    std::vector<std::string> log;
    if (seq != 0) {
        log = co_await log_decisions(std::move(server), std::move(seat.room), std::move(seat.token),
                                     seq);
    }
    auto work = [this, setup, seating = std::move(seating), log = std::move(log)] {
        FollowedGame game(tables_of(seating.tileset_document, seating.digest), setup,
                          seating.seats.front());
        for (const std::string& decision : log) game.follow(decision);
        thinker_->begin(std::move(game), seating);
    };
    co_await on_thread(threads_, std::move(work));
}

asio::awaitable<void> ThinkingSeat::follow(std::string decision) {
    auto work = [this, decision = std::move(decision)] { thinker_->follow(decision); };
    co_await on_thread(threads_, std::move(work));
}

asio::awaitable<std::string> ThinkingSeat::decide() {
    auto work = [this] { return thinker_->decide(); };
    co_return co_await on_thread(threads_, std::move(work));
}

asio::awaitable<void> ThinkingSeat::end() {
    auto work = [this] { thinker_->end(); };
    co_await on_thread(threads_, std::move(work));
}

}  // namespace mistward::bot
