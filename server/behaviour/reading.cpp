#include "server/behaviour/reading.hpp"

#include "protocol/messages.hpp"
#include "protocol/wire/feature.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"

namespace mistward::rooms {

namespace {

/// A game at one seq of its log.
struct Moment {
    std::uint64_t seq = 0;
    rules::Game game;
};

protocol::Result<Moment> moment_at(const LoggedGame& game, std::optional<std::uint64_t> seq) {
    const std::uint64_t at = seq.value_or(game.seq());
    if (at > game.seq()) return tl::unexpected(beyond_log(game.seq()));
    return Moment{at, game.at(at)};
}

}  // namespace

protocol::Error beyond_log(std::uint64_t newest) {
    return {protocol::ErrorCode::InvalidMessage,
            "the log does not reach that seq yet",
            {{"field", "seq"}, {"expected", "0 to " + std::to_string(newest)}}};
}

protocol::Result<StateSnapshot> snapshot_at(const LoggedGame& game,
                                            std::optional<std::uint64_t> seq, Seated viewer) {
    return moment_at(game, seq).map([sees = game.viewer(viewer)](const Moment& then) {
        return StateSnapshot{then.seq, protocol::snapshot_document(then.seq, then.game, sees)};
    });
}

protocol::Result<protocol::Json> features_at(const LoggedGame& game,
                                             std::optional<std::uint64_t> seq) {
    return moment_at(game, seq).map([](const Moment& then) {
        return protocol::wire::json_of(
            protocol::wire::Features{then.seq, protocol::wire::features(then.game)});
    });
}

protocol::Result<protocol::Json> foresight(const LoggedGame& game, const protocol::Foresee& request,
                                           Seated viewer) {
    const auto foreseen = check_seq(game, request.seq).and_then([&] {
        return protocol::foresee(game.game(), request.decisions, protocol::viewer_of(viewer));
    });
    if (!foreseen) return tl::unexpected(foreseen.error());
    return foresight_document(game.seq(), *foreseen, viewer);
}

protocol::Json foresight_document(std::uint64_t seq, const protocol::Foresight& foreseen,
                                  Seated viewer) {
    return protocol::wire::json_of(protocol::wire::Foresight{
        {seq, protocol::wire::next(foreseen.after.point()),
         protocol::wire::legal(foreseen.after, protocol::viewer_of(viewer))},
        foreseen.document});
}

}  // namespace mistward::rooms
