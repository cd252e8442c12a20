#pragma once

#include "server/picture/atlas.hpp"
#include "server/picture/canvas.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mistward::picture {

/// How a figure stands.
enum class Pose { Upright, LiesLeft, LiesRight };

/// Where and how one is drawn: its middle, and how many points of the card a hundredth of a tile's
/// side is.
struct Stand {
    int x = 0;
    int y = 0;
    double scale = 1;
    Pose pose = Pose::Upright;
    int cover = 255;  ///< 0: not seen
};

/// Draws figures of the atlas; each is made ready once for each size. Not for several threads.
class Figures {
public:
    explicit Figures(const Atlas& atlas) : atlas_(atlas) {}

    /// Throws for a figure that the atlas does not have. What lies outside of the card is left out.
    void draw(Canvas& card, const std::string& figure, const Stand& stand);

private:
    struct Ready {
        std::vector<std::uint8_t> colours;  ///< before black
        std::vector<std::uint8_t> covers;
    };

    const Ready& ready(const std::string& figure, int side);

    const Atlas& atlas_;
    std::map<std::pair<std::string, int>, Ready> made_;
};

}  // namespace mistward::picture
