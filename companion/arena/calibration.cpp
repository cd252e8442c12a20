#include "companion/arena/calibration.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::arena {
namespace {

double deviation(const Bin& bin) { return std::abs(bin.predicted - bin.happened); }

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
    for (const PlayedGame& game : games) {
        for (const Prediction& prediction : game.predictions) {
            const auto place = static_cast<std::size_t>(std::clamp(prediction.chance, 0.0, 1.0) *
                                                        static_cast<double>(Calibration::kBins));
            Bin& bin = calibration.bins[std::min(place, Calibration::kBins - 1)];
            ++bin.predictions;
            bin.predicted += prediction.chance;
            bin.happened += game.shares[prediction.seat];
        }
    }
    for (Bin& bin : calibration.bins) {
        const auto count = static_cast<double>(std::max<std::size_t>(1, bin.predictions));
        bin.predicted /= count;
        bin.happened /= count;
    }
    return calibration;
}

}  // namespace mistward::arena
