#include "server/record/log_page.hpp"

#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/work/effort.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Json;

/// Makes the updates of a log anew, one after the other.
class UpdateMaker {
public:
    UpdateMaker(const LoggedGame& game, std::uint64_t since, Seated viewer)
        : logged_(game),
          seq_(since),
          game_(game.at(since)),
          viewer_(game.viewer(viewer)),
          state_(protocol::wire::state(game_, viewer_)) {}

    std::string next() {
        const store::Entry entry = logged_.entries()[seq_++];
        const auto to = protocol::parse_undo(entry.decision);
        return to ? undone(entry, *to) : decided(entry);
    }

private:
    std::string decided(const store::Entry& entry) {
        const rules::Game before = game_;
        const auto decision = rules::parse_decision(game_, entry.decision);
        const auto events =
            decision ? game_.apply(*decision) : rules::Result<std::vector<rules::Event>>();
        if (!decision || !events) {
            throw std::logic_error("entry " + std::to_string(seq_) + " was made and cannot be");
        }
        work::note_entries(1);
        return around(before, [&](const protocol::Around& here) {
            return protocol::update_message(here, *decision, *events, author_of(entry));
        });
    }

    std::string undone(const store::Entry& entry, std::uint64_t to) {
        const rules::Game before = std::exchange(game_, logged_.at(to));
        return around(before, [&](const protocol::Around& here) {
            return protocol::undo_message(here, entry.player.value(), to);
        });
    }

    template <class Encode>
    std::string around(const rules::Game& before, Encode encode) {
        const auto state_before = std::exchange(state_, protocol::wire::state(game_, viewer_));
        return encode(protocol::Around{seq_, before, game_, state_before, state_, viewer_});
    }

    const LoggedGame& logged_;
    std::uint64_t seq_;
    rules::Game game_;
    rules::Viewer viewer_;
    protocol::wire::State state_;
};

std::vector<Frame> at_hand_after(const LoggedGame& game, std::uint64_t since, Seated viewer) {
    std::vector<Frame> frames;
    for (const Told& update : game.recent().after(since, game.seq())) {
        frames.push_back(update.to(viewer));
    }
    return frames;
}

}  // namespace

std::vector<Frame> updates_after(const LoggedGame& game, std::uint64_t since, Seated viewer) {
    if (is_at_hand(game, since)) return at_hand_after(game, since, viewer);
    std::vector<Frame> updates;
    UpdateMaker maker(game, since, viewer);
    for (std::uint64_t seq = since; seq < game.seq(); ++seq) {
        updates.push_back(std::make_shared<const std::string>(maker.next()));
    }
    return updates;
}

LogPage log_page(const LoggedGame& game, std::uint64_t since, Seated viewer, const PageSize& size) {
    LogPage page{{}, since, game.seq()};
    if (page.is_last()) return page;
    const bool at_hand = is_at_hand(game, since);
    const auto known = at_hand ? at_hand_after(game, since, viewer) : std::vector<Frame>();
    std::optional<UpdateMaker> maker;
    if (!at_hand) maker.emplace(game, since, viewer);
    do {
        page.text += at_hand ? *known[page.last - since] : maker->next();
        page.text += '\n';
        ++page.last;
    } while (!page.is_last() && page.last - since < size.updates && page.text.size() < size.bytes);
    work::note_text(page.text.size());
    return page;
}

}  // namespace mistward::rooms
