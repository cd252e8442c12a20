#include "companion/arena/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mistward::arena {
namespace {

double deviation(const Bin& bin) { return std::abs(bin.predicted - bin.happened); }

/// What one game adds to a bin.
struct Part {
    double count = 0;
    double more = 0;  ///< wins that happened, less those predicted
};

using Parts = std::array<Part, Calibration::kBins>;

std::size_t bin_of(const Prediction& prediction) {
    const auto place = static_cast<std::size_t>(std::clamp(prediction.chance, 0.0, 1.0) *
                                                static_cast<double>(Calibration::kBins));
    return std::min(place, Calibration::kBins - 1);
}

/// Half of the interval of a mean over clusters, which `parts` are.
double error_of(const std::vector<Part>& parts) {
    if (parts.size() < 2) return 1;
    double count = 0;
    double more = 0;
    for (const Part& part : parts) {
        count += part.count;
        more += part.more;
    }
    double squares = 0;
    for (const Part& part : parts) {
        const double apart = part.more - part.count * more / count;
        squares += apart * apart;
    }
    const auto clusters = static_cast<double>(parts.size());
    return kDeviations * std::sqrt(squares * clusters / (clusters - 1)) / count;
}

double log_odds(double chance) {
    constexpr double kLeast = 1e-4;  // what is all but certain must not decide for all
    const double kept = std::clamp(chance, kLeast, 1 - kLeast);
    return std::log(kept / (1 - kept));
}

/// Newton's steps to the best of the likelihood, with a weak prior at 1 and 0, which keeps it
/// finite where everything was won. Games must not weigh alike: those that are lost are shorter.
Fit fit_of(std::span<const PlayedGame> games) {
    Fit fit;
    for (int step = 0; step < 30; ++step) {
        double to_scale = 1 - fit.scale;
        double to_shift = -fit.shift;
        double by_scale = 1;
        double by_shift = 1;
        double by_both = 0;
        for (const PlayedGame& game : games) {
            for (const Prediction& prediction : game.predictions) {
                const double odds = log_odds(prediction.chance);
                const double chance = 1 / (1 + std::exp(-(fit.scale * odds + fit.shift)));
                const double more = game.shares[prediction.seat] - chance;
                const double spread = chance * (1 - chance);
                to_scale += more * odds;
                to_shift += more;
                by_scale += spread * odds * odds;
                by_shift += spread;
                by_both += spread * odds;
            }
        }
        const double determinant = by_scale * by_shift - by_both * by_both;
        fit.scale += (by_shift * to_scale - by_both * to_shift) / determinant;
        fit.shift += (by_scale * to_shift - by_both * to_scale) / determinant;
    }
    return fit;
}

}  // namespace

double Calibration::largest_deviation() const {
    double largest = 0;
    for (const Bin& bin : bins) {
        if (bin.predictions >= kEnough) largest = std::max(largest, deviation(bin));
    }
    return largest;
}

double Calibration::average_deviation() const {
    double sum = 0;
    double count = 0;
    for (const Bin& bin : bins) {
        sum += static_cast<double>(bin.predictions) * deviation(bin);
        count += static_cast<double>(bin.predictions);
    }
    return count == 0 ? 0 : sum / count;
}

Calibration calibration(std::span<const PlayedGame> games) {
    Calibration calibration;
    std::array<std::vector<Part>, Calibration::kBins> parts;
    for (const PlayedGame& game : games) {
        Parts of_game;
        for (const Prediction& prediction : game.predictions) {
            const std::size_t place = bin_of(prediction);
            const double happened = game.shares[prediction.seat];
            Bin& bin = calibration.bins[place];
            ++bin.predictions;
            bin.predicted += prediction.chance;
            bin.happened += happened;
            of_game[place].count += 1;
            of_game[place].more += happened - prediction.chance;
        }
        for (std::size_t i = 0; i < Calibration::kBins; ++i) {
            if (of_game[i].count > 0) parts[i].push_back(of_game[i]);
        }
    }
    for (std::size_t i = 0; i < Calibration::kBins; ++i) {
        Bin& bin = calibration.bins[i];
        const auto count = static_cast<double>(std::max<std::size_t>(1, bin.predictions));
        bin.predicted /= count;
        bin.happened /= count;
        bin.games = parts[i].size();
        bin.error = error_of(parts[i]);
    }
    calibration.fit = fit_of(games);
    return calibration;
}

}  // namespace mistward::arena
