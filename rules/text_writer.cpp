#include "rules/text_writer.hpp"

#include "rules/core/names.hpp"

namespace mistward::rules {

void TextWriter::add(TileId tile) { text_ += face_name(game_.tileset(), tile); }

void TextWriter::add(Position position) { text_ += position_text(position); }

void TextWriter::add(SegmentIndex segment) {
    const TileId tile = game_.tile_at(game_.last_position()).value();
    text_ += segment_name(game_.tileset()[tile].layout, segment);
}

void TextWriter::add(const FeatureRef& feature) {
    const TileId tile = game_.tile_at(feature.position).value();
    text_ += segment_name(game_.tileset()[tile].layout, feature.segment);
    text_ += '@';
    add(feature.position);
}

void TextWriter::add(const MeepleRef& meeple) {
    add(meeple.where);
    if (!meeple.which.is_said) return;
    text_ += ':';
    add(meeple.which.colour);
    if (meeple.which.kind == MeepleKind::Ordinary) return;
    text_ += ':';
    add(meeple.which.kind);
}

void TextWriter::add(EndReason reason) { text_ += name(reason); }

void TextWriter::add(ColourSet colours) {
    bool is_first = true;
    for (const Colour colour : colours) {
        if (!is_first) text_ += '+';
        is_first = false;
        add(colour);
    }
}

}  // namespace mistward::rules
