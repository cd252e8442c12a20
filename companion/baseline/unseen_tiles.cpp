#include "companion/baseline/unseen_tiles.hpp"

#include <bit>
#include <cmath>
#include <numeric>

namespace mistward::companion::baseline {

UnseenTiles::UnseenTiles(const rules::Tables& tables, std::span<const std::uint8_t> copies,
                         double draws)
    : tables_(tables),
      copies_(copies.first(tables.faces())),
      draws_(draws),
      count_(std::accumulate(copies_.begin(), copies_.end(), 0U)) {
    chances_.fill(-1.0F);
}

double UnseenTiles::chance(rules::Signature wanted, std::uint8_t misty) {
    float& known = chances_[wanted * 16U + misty];
    if (known < 0) known = static_cast<float>(computed(wanted, misty));
    return static_cast<double>(known);
}

double UnseenTiles::chance(rules::WideSignature wanted, std::uint8_t misty) {
    const auto [known, is_new] = wide_chances_.try_emplace(wanted * 16U + misty);
    if (is_new) known->second = computed(wanted, misty);
    return known->second;
}

template <rules::AnySignature S>
double UnseenTiles::computed(S wanted, std::uint8_t misty) const {
    if (count_ == 0) return 0;
    unsigned fitting = 0;
    for (std::size_t i = 0; i < copies_.size(); ++i) {
        if (copies_[i] == 0) continue;
        const rules::TileId tile(i);
        unsigned turns = tables_.fitting_turns(tile, wanted);
        for (; turns != 0; turns &= turns - 1U) {
            const auto turn = static_cast<std::size_t>(std::countr_zero(turns));
            if ((misty & ~tables_[tile].misty[turn]) != 0) continue;
            fitting += copies_[i];
            break;
        }
    }
    return 1.0 - std::pow(1.0 - static_cast<double>(fitting) / count_, draws_);
}

}  // namespace mistward::companion::baseline
