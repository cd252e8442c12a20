#pragma once

#include "protocol/wire/bounded.hpp"
#include "protocol/wire/parts.hpp"
#include "protocol/wire/state.hpp"
#include "rules/core/setup.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <vector>

namespace mistward::protocol {

class FieldReader;

/// How many can play.
struct PlayerRange {
    std::uint8_t fewest;
    std::uint8_t most;
};

/// M-SET-1, G-SET-1.
PlayerRange players_of(rules::Mode mode);

/// Level 6: whose colours have a scoring meeple.
using ScoringColours = wire::Colours<3, 3>;
/// Dealt in this order; those that are not named follow in the usual one.
using DealtColours = wire::Colours<0, rules::kColourCount>;

/// The parts of the expansion in a competitive game; each is in unless it is said that it is not.
struct ChosenModules {
    static constexpr bool kIsPartial = true;
    bool ghosts = true;
    bool castles = true;
    bool cemeteries = true;
    rules::PartSet left_out() const;
};
BOOST_DESCRIBE_STRUCT(ChosenModules, (), (ghosts, castles, cemeteries))

/// SETUP of the guide: what a game was agreed to be. What is as usual is left out.
struct SetupDocument {
    rules::Mode game = rules::Mode::Mists;
    std::uint8_t players = 1;
    wire::Omittable<std::uint8_t> level;
    wire::Omittable<std::vector<rules::Colour>> scoring;
    wire::Omittable<std::vector<rules::Colour>> colours;
    wire::Omittable<ChosenModules> modules;
    wire::Omittable<wire::PartNames> parts;
};
BOOST_DESCRIBE_STRUCT(SetupDocument, (), (game, players, level, scoring, colours, modules, parts))

/// What tells so of a setup.
SetupDocument setup_document(const rules::Setup& setup);

/// SETUP as a file of a game may have it.
struct SetupBody {
    wire::Depending<rules::Mode> game;
    wire::Depending<wire::Level> level;
    wire::Depending<wire::Integer<std::uint8_t, 1, kMostSeats>> players;
    wire::Depending<ScoringColours> scoring;
    wire::Depending<ChosenModules> modules;
    wire::Depending<wire::PartNames> parts;
    wire::Omittable<DealtColours> colours;
};
BOOST_DESCRIBE_STRUCT(SetupBody, (), (game, level, players, scoring, modules, parts, colours))

/// Reads the field `field`, a SETUP with any parts that there are.
rules::Setup read_agreed_setup(FieldReader& fields, std::string_view field);

}  // namespace mistward::protocol
