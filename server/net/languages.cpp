#include "server/net/languages.hpp"

#include <boost/beast/core/string.hpp>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::array<std::pair<std::string_view, Language>, 3> kTags{{
    {"en", Language::English},
    {"de", Language::German},
    {"ro", Language::Romanian},
}};

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

/// "de-AT" asks for German.
std::optional<Language> spoken(std::string_view range) {
    const auto tag = range.substr(0, range.find('-'));
    for (const auto& [known, language] : kTags) {
        if (boost::beast::iequals(tag, known)) return language;
    }
    return std::nullopt;
}

/// The weight behind a `;q=`, in thousandths; 1000 without one, 0 if it cannot be read.
int weight_in(std::string_view parameters) {
    const auto at = parameters.find("q=");
    if (at == std::string_view::npos) return 1000;
    std::string_view digits = parameters.substr(at + 2);
    if (digits.empty() || digits.front() > '1' || digits.front() < '0') return 0;
    if (digits.front() == '1') return 1000;
    digits = digits.substr(1, 4);
    if (digits.empty() || digits.front() != '.') return 0;
    int weight = 0;
    int scale = 100;
    for (const char c : digits.substr(1)) {
        if (c < '0' || c > '9') break;
        weight += (c - '0') * scale;
        scale /= 10;
    }
    return weight;
}

}  // namespace

Language language_of(const Request& request) {
    Language best = Language::English;
    int most = 0;
    for (auto rest = request.header(http::field::accept_language); !rest.empty();) {
        const auto comma = rest.find(',');
        const auto item = rest.substr(0, comma);
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
        const auto semicolon = item.find(';');
        const auto language = spoken(trimmed(item.substr(0, semicolon)));
        const bool is_weighed = semicolon != std::string_view::npos;
        const int weight = is_weighed ? weight_in(item.substr(semicolon + 1)) : 1000;
        if (language && weight > most) {
            best = *language;
            most = weight;
        }
    }
    return best;
}

}  // namespace mistward::net
