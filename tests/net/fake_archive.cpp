#include "tests/net/fake_archive.hpp"

#include "rules/core/overloaded.hpp"

#include <variant>

namespace mistward::net::test {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;
namespace archived = rooms::archived;

/// Why what is asked is not told; nothing else is asked of one game alone.
template <class Asked>
std::optional<Error> refusal(const Asked& asked) {
    if constexpr (requires { asked.id; }) {
        if (asked.id != "room1.1") {
            return Error{ErrorCode::GameNotFound, "no game has that id", {{"game_id", asked.id}}};
        }
        if (asked.reader.token == "wrong") {
            return Error{ErrorCode::SpectatorsRefused, "it is shown to nobody else"};
        }
    }
    if constexpr (requires { asked.digest; }) {
        if (asked.digest != "abcdefghjk") {
            return Error{ErrorCode::NotFound, "no tile set has that digest", {{"path", "/"}}};
        }
    }
    return std::nullopt;
}

}  // namespace

rooms::AsyncResult<rooms::ArchiveAnswer> FakeArchive::answer(rooms::ArchiveQuery query) {
    using rooms::ArchiveAnswer;
    if (auto refused = std::visit([](const auto& asked) { return refusal(asked); }, query)) {
        co_return tl::unexpected(std::move(*refused));
    }
    co_return std::visit(
        rules::Overloaded{
            [](const archived::Game& asked) {
                return ArchiveAnswer(Json{{"game_id", asked.id}});
            },
            [](const archived::File& asked) {
                return ArchiveAnswer(Json{{"game_id", asked.id}}.dump());
            },
            [](const archived::Log& asked) {
                const std::uint64_t seq = asked.since + 1;
                return ArchiveAnswer(
                    rooms::LogPage{"{\"seq\":" + std::to_string(seq) + "}\n", seq, seq});
            },
            [](const archived::State& asked) {
                const std::uint64_t at = asked.seq.value_or(9);
                return ArchiveAnswer(rooms::StateSnapshot{at, Json{{"seq", at}}.dump()});
            },
            [](const archived::Features& asked) {
                return ArchiveAnswer(
                    Json{{"seq", asked.seq.value_or(9)}, {"features", Json::array()}});
            },
            [](const archived::Review& asked) {
                return ArchiveAnswer(Json{{"game_id", asked.id}, {"turns", Json::array()}});
            },
            [](const archived::TileSet& asked) {
                return ArchiveAnswer(Json{{"digest", asked.digest}}.dump());
            },
            [](const archived::Ended& asked) {
                return ArchiveAnswer(
                    Json{{"games", Json::array()}, {"next", asked.filter.before.value_or("none")}});
            },
            [](const archived::Statistics&) {
                return ArchiveAnswer(Json{{"statistics", Json::array()}});
            }},
        query);
}

}  // namespace mistward::net::test
