#include "server/docs/html.hpp"

namespace mistward::docs {
namespace {

/// One line, its words in backticks as code.
std::string inline_prose(std::string_view line) {
    std::string html;
    for (bool in_code = false; !line.empty(); in_code = !in_code) {
        const auto tick = line.find('`');
        const auto part = line.substr(0, tick);
        if (!part.empty()) html += in_code ? code(part) : escaped(part);
        line.remove_prefix(tick == std::string_view::npos ? line.size() : tick + 1);
    }
    return html;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string html;
    html.reserve(text.size());
    for (const char letter : text) {
        switch (letter) {
            case '&':
                html += "&amp;";
                break;
            case '<':
                html += "&lt;";
                break;
            case '>':
                html += "&gt;";
                break;
            case '"':
                html += "&quot;";
                break;
            default:
                html += letter;
        }
    }
    return html;
}

std::string prose(std::string_view markdown) {
    constexpr std::string_view kBullet = "- ";
    std::string html;
    std::string bullets;
    const auto end_list = [&] {
        if (!bullets.empty()) html += element("ul", bullets);
        bullets.clear();
    };
    while (!markdown.empty()) {
        const auto end = markdown.find('\n');
        const auto line = markdown.substr(0, end);
        markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
        if (line.starts_with(kBullet)) {
            bullets += element("li", inline_prose(line.substr(kBullet.size())));
            continue;
        }
        end_list();
        if (!line.empty()) html += element("p", inline_prose(line));
    }
    end_list();
    return html;
}

std::string element(std::string_view tag, std::initializer_list<Attribute> attributes,
                    std::string_view content) {
    std::string html = "<" + std::string(tag);
    for (const auto& [name, value] : attributes) {
        html += ' ';
        html += name;
        html += "=\"" + escaped(value) + '"';
    }
    html += '>';
    html += content;
    html += "</";
    html += tag;
    return html += '>';
}

std::string element(std::string_view tag, std::string_view content) {
    return element(tag, {}, content);
}

std::string code(std::string_view text) { return "<code>" + escaped(text) + "</code>"; }

std::string link(std::string_view target, std::string_view content) {
    return "<a href=\"" + escaped(target) + "\">" + std::string(content) + "</a>";
}

std::string part(std::string_view title, std::string_view content) {
    return element("dt", escaped(title)) + element("dd", content);
}

std::string block(std::string_view text) { return element("pre", {{"tabindex", "0"}}, code(text)); }

std::string table(const std::vector<std::string_view>& heads,
                  const std::vector<std::vector<std::string>>& rows) {
    std::string head;
    for (const auto& name : heads) head += element("th", {{"scope", "col"}}, escaped(name));
    std::string body;
    for (const auto& row : rows) {
        std::string cells;
        for (const auto& cell : row) cells += element("td", cell);
        body += element("tr", cells);
    }
    return element("table", element("thead", element("tr", head)) + element("tbody", body));
}

}  // namespace mistward::docs
