#include "server/rooms/reading.hpp"

#include "protocol/documents.hpp"
#include "server/rooms/effects.hpp"

namespace mistward::rooms {

namespace {

protocol::Error beyond(std::uint64_t newest) {
    return refuse(protocol::ErrorCode::InvalidMessage, "the log does not reach that seq yet",
                  {{"field", "seq"}, {"expected", "0 to " + std::to_string(newest)}});
}

}  // namespace

protocol::Result<StateSnapshot> snapshot_at(const LoggedGame& game,
                                            std::optional<std::uint64_t> seq) {
    const std::uint64_t at = seq.value_or(game.seq());
    if (at > game.seq()) {
        return tl::unexpected(beyond(game.seq()));
    }
    const rules::Game then = game.at(at);
    return StateSnapshot{at, protocol::state_document(then), protocol::next_document(then.point()),
                         protocol::legal_document(then)};
}

std::string lines(const std::vector<Frame>& frames) {
    std::string text;
    for (const Frame& frame : frames) {
        text += *frame;
        text += '\n';
    }
    return text;
}

}  // namespace mistward::rooms
