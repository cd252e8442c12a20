#pragma once

#include "rules/core/setup.hpp"
#include "server/record/unplayable.hpp"

#include <tl/expected.hpp>

#include <string>

namespace mistward::rooms {

/// A setup as the JSON text that rows hold.
std::string setup_record(const rules::Setup& setup);

/// Takes what is missing for the default, as in the rows of older versions; or why this version
/// cannot read it. A value is to be checked by `check_setup`.
tl::expected<rules::Setup, Fault> try_setup_record(const std::string& text);

/// The same of a text that can be read. Throws if it cannot.
rules::Setup read_setup_record(const std::string& text);

}  // namespace mistward::rooms
