#include "tests/net/fake_archive.hpp"

namespace mistward::net::test {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;

protocol::Result<void> check(const std::string& id, const std::optional<std::string>& token) {
    if (id != "room1.1") {
        return tl::unexpected(
            Error{ErrorCode::GameNotFound, "no game has that id", {{"game_id", id}}});
    }
    if (token == "wrong") {
        return tl::unexpected(
            Error{ErrorCode::SpectatorsRefused, "it is shown to nobody else", Json::object()});
    }
    return {};
}

}  // namespace

rooms::AsyncResult<Json> FakeArchive::game(std::string id, rooms::Reader reader) {
    if (const auto allowed = check(id, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    co_return Json{{"game_id", id}};
}

rooms::AsyncResult<std::string> FakeArchive::file(std::string id, rooms::Reader reader) {
    if (const auto allowed = check(id, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    co_return Json{{"game_id", id}}.dump();
}

rooms::AsyncResult<rooms::LogPage> FakeArchive::log(std::string id, std::uint64_t since,
                                                    rooms::Reader reader) {
    if (const auto allowed = check(id, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    co_return rooms::LogPage{"{\"seq\":" + std::to_string(since + 1) + "}\n", since + 1, since + 1};
}

rooms::AsyncResult<rooms::StateSnapshot> FakeArchive::state(std::string id,
                                                            std::optional<std::uint64_t> seq,
                                                            rooms::Reader reader) {
    if (const auto allowed = check(id, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    const std::uint64_t at = seq.value_or(9);
    co_return rooms::StateSnapshot{at, Json{{"seq", at}}.dump()};
}

rooms::AsyncResult<Json> FakeArchive::features(std::string id, std::optional<std::uint64_t> seq,
                                               rooms::Reader reader) {
    if (const auto allowed = check(id, reader.token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    co_return Json{{"seq", seq.value_or(9)}, {"features", Json::array()}};
}

rooms::AsyncResult<Json> FakeArchive::ended_games(protocol::GameFilter filter) {
    co_return Json{{"games", Json::array()}, {"next", filter.before.value_or("none")}};
}

rooms::AsyncResult<Json> FakeArchive::statistics() {
    co_return Json{{"statistics", Json::array()}};
}

}  // namespace mistward::net::test
