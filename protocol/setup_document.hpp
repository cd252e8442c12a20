#pragma once

#include "protocol/json.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/words.hpp"
#include "rules/setup.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>

namespace mistward::protocol {

class FieldReader;

/// How many can play.
struct PlayerRange {
    std::uint8_t fewest;
    std::uint8_t most;
};

/// M-SET-1, G-SET-1.
PlayerRange players_of(rules::Mode mode);

/// SETUP of the guide: what a game was agreed to be. What is as usual is left out.
Json encode(const rules::Setup& setup);

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
};
BOOST_DESCRIBE_STRUCT(ChosenModules, (), (ghosts, castles, cemeteries))

/// SETUP as a file of a game has it.
struct SetupBody {
    wire::Depending<rules::Mode> game;
    wire::Depending<wire::Level> level;
    wire::Depending<wire::Integer<std::uint8_t, 1, kMostSeats>> players;
    wire::Depending<ScoringColours> scoring;
    wire::Depending<ChosenModules> modules;
    wire::Omittable<DealtColours> colours;
};
BOOST_DESCRIBE_STRUCT(SetupBody, (), (game, level, players, scoring, modules, colours))

/// Reads the field `field`, a SETUP.
rules::Setup read_agreed_setup(FieldReader& fields, std::string_view field);

}  // namespace mistward::protocol
