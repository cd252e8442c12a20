#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::docs {

// Pieces of HTML, as text. What is called `content` is HTML already; everything else is plain text
// and becomes harmless on the way.

/// Plain text as HTML.
std::string escaped(std::string_view text);

/// Text in the little Markdown of our descriptions: words in backticks, lists of "- ".
std::string prose(std::string_view markdown);

struct Attribute {
    std::string_view name;
    std::string_view value;
};

std::string element(std::string_view tag, std::initializer_list<Attribute> attributes,
                    std::string_view content);
std::string element(std::string_view tag, std::string_view content);

std::string code(std::string_view text);

/// A link to a place in the page, or to another of this server.
std::string link(std::string_view target, std::string_view content);

/// A part of an article under a short title.
std::string part(std::string_view title, std::string_view content);

/// A block of source text, which may be scrolled.
std::string block(std::string_view text);

/// A table with its column heads; each row has as many cells, of HTML.
std::string table(const std::vector<std::string_view>& heads,
                  const std::vector<std::vector<std::string>>& rows);

}  // namespace mistward::docs
