#pragma once

#include "server/service/archive.hpp"

namespace mistward::net::test {

/// An archive with one game, "room1.1", which the token "wrong" may not read.
class FakeArchive final : public rooms::Archive {
    rooms::AsyncResult<rooms::ArchiveAnswer> answer(rooms::ArchiveQuery query) override;
};

}  // namespace mistward::net::test
