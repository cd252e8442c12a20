#include "companion/companion.hpp"
#include "companion/mists/observer.hpp"
#include "companion/rivals/observer.hpp"
#include "embedded/weights.hpp"

#include <stdexcept>

namespace mistward::companion {
namespace {

/// Refuses weights that were trained for something else than what they would be shown.
template <class Rows>
void require_fits(const Weights& weights, std::string_view game, const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    if (weights.game != game) {
        throw std::invalid_argument("these weights are of another game: " + weights.game);
    }
    if (weights.network.features() != names.size() || weights.features != digest_of_names(names)) {
        throw std::invalid_argument("these weights are of other features than this program has");
    }
}

std::shared_ptr<const Weights> embedded_weights(std::string_view name) {
    for (const EmbeddedFile& file : embedded_weights_files::embedded_files()) {
        if (file.name != name) continue;
        auto read = parse_weights(file.bytes);
        if (!read) throw std::logic_error("built-in " + std::string(name) + ": " + read.error());
        return std::make_shared<const Weights>(std::move(*read));
    }
    return nullptr;
}

}  // namespace

Mind::Mind(std::shared_ptr<const Weights> mists, std::shared_ptr<const Weights> rivals,
           std::shared_ptr<const Weights> parts)
    : mists_(std::move(mists)), rivals_(std::move(rivals)), parts_(std::move(parts)) {
    if (mists_ == nullptr) throw std::invalid_argument("there are no weights");
    require_fits(*mists_, "mists", mists::rows());
    if (rivals_ != nullptr) require_fits(*rivals_, "ghosts", rivals::rows());
    if (parts_ != nullptr) {
        require_fits(*parts_, "parts", rivals::rows<rules::rivals::LargeState>());
    }
}

Mind Mind::with(std::shared_ptr<const Weights> weights) const {
    if (weights->game == "ghosts") return Mind(mists_, std::move(weights), parts_);
    if (weights->game == "parts") return Mind(mists_, rivals_, std::move(weights));
    return Mind(std::move(weights), rivals_, parts_);
}

bool Mind::goes_by_rules_of_thumb(const rules::Game& game) const {
    if (game.mists() != nullptr) return false;
    if (game.rivals() != nullptr) return rivals_ == nullptr;
    return parts_ == nullptr || !rivals::kSeenParts.contains(rules::parts_of(game.setup()));
}

const Mind& Mind::built_in() {
    static const Mind mind(embedded_weights("mists.weights"), embedded_weights("ghosts.weights"),
                           embedded_weights("parts.weights"));
    return mind;
}

}  // namespace mistward::companion
