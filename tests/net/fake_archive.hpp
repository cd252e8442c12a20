#pragma once

#include "server/service/archive.hpp"

namespace mistward::net::test {

/// An archive with one game, "room1.1", which the token "wrong" may not read.
class FakeArchive final : public rooms::Archive {
public:
    rooms::AsyncResult<protocol::Json> game(std::string id, rooms::Reader reader) override;
    rooms::AsyncResult<std::string> file(std::string id, rooms::Reader reader) override;
    rooms::AsyncResult<rooms::LogPage> log(std::string id, std::uint64_t since,
                                           rooms::Reader reader) override;
    rooms::AsyncResult<rooms::StateSnapshot> state(std::string id, std::optional<std::uint64_t> seq,
                                                   rooms::Reader reader) override;
    rooms::AsyncResult<protocol::Json> features(std::string id, std::optional<std::uint64_t> seq,
                                                rooms::Reader reader) override;
    rooms::AsyncResult<protocol::Json> ended_games(protocol::GameFilter filter) override;
    rooms::AsyncResult<protocol::Json> statistics() override;
};

}  // namespace mistward::net::test
