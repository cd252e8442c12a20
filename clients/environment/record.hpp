#pragma once

#include "clients/environment/match.hpp"

#include <string>
#include <string_view>

namespace mistward::environment {

/// A match as one line of text: what it was agreed as, the tiles to come, and every decision.
///
///     mistward-record 1 | mists:3 players:2 | tiles DIGEST | options shaped | deck 14.3,7.1
///         | draw:9.2 place:2,0,1 meeple:road0:red
///
/// `options` is followed by the words "explicit" and "shaped" or by "none". The deck holds what
/// nobody has seen.
std::string record(const Match& match, std::string_view tiles_digest);

/// What a record begins with: the words of its setup, the digest of its tiles.
struct RecordHead {
    std::string_view setup;
    std::string_view tiles;
};

/// Throws `Failure` if the text is not of the form of a record.
RecordHead record_head(std::string_view text);

/// The match of a record with this head, for these tables; throws `Failure` unless the record is
/// the one that is written of it.
Match read_record(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup,
                  std::string_view text);

}  // namespace mistward::environment
