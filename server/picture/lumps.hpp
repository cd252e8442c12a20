#pragma once

#include <vector>

namespace mistward::picture {

/// Lumps by chance, of about this size, askew by `slant` of their width each; as the page's
/// (`clients/web/src/art/lumps.ts`).
struct Lumps {
    float width;
    float height;
    float slant;
    float shift_x;
    float shift_y;
};

/// A square of samples, `step` apart; its first is at `x`, `y`.
struct Samples {
    float x;
    float y;
    float step;
    int columns;
    int rows;
};

/// Smooth chance, -1 to 1, at each of the samples, row by row; the same at the same place.
std::vector<float> lumps(const Samples& samples, const Lumps& kind);

/// From 0 to 1, level at both ends.
constexpr float smooth(float t) { return t <= 0 ? 0.0F : t >= 1 ? 1.0F : t * t * (3 - 2 * t); }

}  // namespace mistward::picture
