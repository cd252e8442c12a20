#pragma once

#include "protocol/json.hpp"

#include <string>

namespace mistward::protocol::wire {

/// An object of whatever members: what differs by another member, or is compared as a whole. What
/// is not UTF-8 in it is replaced, for errors quote what was sent over HTTP in any bytes.
struct Loose {
    Json tree = Json::object();
};

/// A text that quotes such bytes.
struct Quoting {
    std::string text;
};

/// A number with a fraction.
struct Real {
    double value = 0;
};

/// The text of a tree, whatever its strings hold.
std::string replacing_text(const Json& tree);

inline void write(std::string& out, const Loose& loose) { out += replacing_text(loose.tree); }

inline void write(std::string& out, Real number) { out += replacing_text(number.value); }

inline void write(std::string& out, const Quoting& quoting) { out += replacing_text(quoting.text); }

}  // namespace mistward::protocol::wire
