#pragma once

#include "server/picture/canvas.hpp"

#include <string>
#include <string_view>

namespace mistward::picture {

/// The picture in a JPEG file, its sides reduced to so many eighths: the reader takes the means of
/// points, and the less time. Throws `std::runtime_error` for what is none.
Canvas read_jpeg(std::string_view file, int eighths = 8);

/// As a JPEG file of that quality, 1 to 100. Throws `std::runtime_error` without memory for it.
std::string jpeg_of(const Canvas& canvas, int quality);

}  // namespace mistward::picture
