#pragma once

#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/tables.hpp"

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
        return tables_[mode];
    }
    /// SHA-256 of the tile set, hex, as the server tells it.
    std::string digest(rules::Mode mode) const;

private:
    explicit TileSets(const std::shared_ptr<const rules::TileSet>& mists);

    rules::ByEnum<rules::Mode, std::shared_ptr<const rules::Tables>> tables_;
};

}  // namespace mistward::environment
