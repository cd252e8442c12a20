#include "companion/train/rivals/part_subject.hpp"

#include "companion/companion.hpp"
#include "companion/train/files.hpp"
#include "protocol/tileset_file.hpp"

#include <cstdio>
#include <stdexcept>

namespace mistward::companion::train {

PartSubject::PartSubject(const Options& options)
    : mists_(tiles_of(options)),
      digest_(protocol::digest(*mists_)),
      training_(
          [mists = mists_](const rules::Boxes& boxes) {
              auto set = protocol::tiles_of(boxes, *mists);
              if (!set) throw std::runtime_error(set.error().front());
              return rules::Tables(std::make_shared<const rules::TileSet>(std::move(*set)));
          },
          Mind::built_in().network_of<rules::rivals::State>(),
          {.rate = options.rate,
           .lambda = 0.9F,
           .batches_a_game = 32,
           .batch = 64,
           .memory = 300'000,
           .exam_games = options.exam_games},
          options.seed) {}

void PartSubject::tell(double seconds, double since_last) {
    progress_.tell(seconds, since_last, games());
    progress_ = {};
}

void PartSubject::examine() {
    const double mark = training_.examine();
    std::printf("      exam against the best before: %.1f%%, %s\n", 100 * mark,
                mark > 0.5 ? "kept" : "not kept");
    std::fflush(stdout);
}

}  // namespace mistward::companion::train
