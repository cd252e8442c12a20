#pragma once

#include "rules/setup.hpp"
#include "rules/tables.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace mistward::environment {

/// The tiles of each mode, made ready for play, with their digests; never changed.
class TileSets {
public:
    /// Those of the binary.
    TileSets();

    /// With a host's mists tiles from a tile-set file; throws `Failure` with everything that is
    /// wrong with it.
    explicit TileSets(std::string_view json);

    const std::shared_ptr<const rules::Tables>& tables(rules::Mode mode) const {
        return tables_.at(static_cast<std::size_t>(mode));
    }
    /// SHA-256 of the tile set, hex, as the server tells it.
    std::string digest(rules::Mode mode) const;

private:
    explicit TileSets(const std::shared_ptr<const rules::TileSet>& mists);

    std::array<std::shared_ptr<const rules::Tables>, 3> tables_;  // in the order of `Mode`
};

}  // namespace mistward::environment
