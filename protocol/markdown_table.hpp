#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// The cells of one row, without the spaces around them.
using TableRow = std::vector<std::string>;

/// The rows of the first table under the heading "## `heading`" of a Markdown text, without its
/// header. Each has exactly `columns` cells, none of them empty; or why the table cannot be read.
tl::expected<std::vector<TableRow>, std::string> parse_table(std::string_view markdown,
                                                             std::string_view heading,
                                                             std::size_t columns);

/// A text of others as it stands in a cell: a `|` would end it.
std::string table_cell(std::string text);

}  // namespace mistward::protocol
