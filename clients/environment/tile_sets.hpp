#pragma once

#include "rules/boxes.hpp"
#include "rules/core/tables.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace mistward::environment {

/// The tiles of each game, made ready for play, with their digests; for callers never changed.
class TileSets {
public:
    /// Those of the binary.
    TileSets();

    /// With a host's mists tiles from a tile-set file; throws `Failure` with everything that is
    /// wrong with it.
    explicit TileSets(std::string_view json);

    /// Those that games of a setup are played with; throws `Failure` if the host's tiles do not go
    /// with those of the expansions.
    std::shared_ptr<const rules::Tables> tables(const rules::Setup& setup) const;
    /// SHA-256 of the tile set, hex, as the server tells it.
    std::string digest(const rules::Setup& setup) const;

private:
    explicit TileSets(std::shared_ptr<const rules::TileSet> mists);

    std::shared_ptr<const rules::TileSet> mists_;
    /// Made when they are first asked for, by any thread.
    mutable std::map<rules::Boxes, std::shared_ptr<const rules::Tables>> tables_;
    mutable std::mutex mutex_;
};

}  // namespace mistward::environment
