#include "server/docs/docs_page.hpp"

#include "protocol/api/documents.hpp"
#include "protocol/error.hpp"

#include <doctest/doctest.h>

#include <regex>
#include <set>
#include <string>

namespace mistward::docs {

using protocol::Json;

namespace {

const Json& openapi() {
    static const Json document = protocol::api::openapi_document("1.2.3");
    return document;
}

const Json& asyncapi() {
    static const Json document = protocol::api::asyncapi_document("1.2.3");
    return document;
}

const std::string& page() {
    static const std::string html = docs_page(openapi(), asyncapi(), "/style.css");
    return html;
}

/// What the first group of the expression matches, each time.
std::multiset<std::string> all(const std::string& expression) {
    const std::regex regex(expression);
    std::multiset<std::string> found;
    for (std::sregex_iterator match(page().begin(), page().end(), regex), end; match != end;
         ++match) {
        found.insert((*match)[1]);
    }
    return found;
}

bool has_place(const std::string& id) {
    static const auto ids = all(" id=\"([^\"]*)\"");
    return ids.count(id) == 1;
}

}  // namespace

TEST_CASE("an alternative that has a place of its own is linked where it is one of several") {
    const auto begin = page().find("id=\"schema-decision\"");
    const auto article = page().substr(begin, page().find("</article>", begin) - begin);
    CHECK(article.find("href=\"#schema-legal_decision\"") != std::string::npos);
    CHECK(article.find("<code>tile</code>") != std::string::npos);
}

TEST_CASE("the page has a place for every operation, message, error and schema") {
    for (const Json& methods : openapi().at("paths")) {
        for (const Json& operation : methods) {
            const std::string id = operation.at("operationId");
            CHECK_MESSAGE(has_place(id), id);
        }
    }
    for (const Json& document : {openapi(), asyncapi()}) {
        for (const auto& item : document.at("components").at("schemas").items()) {
            CHECK_MESSAGE(has_place("schema-" + item.key()), item.key());
        }
    }
    for (const auto& item : asyncapi().at("components").at("messages").items()) {
        CHECK_MESSAGE(has_place("message-" + item.key()), item.key());
    }
    for (std::size_t i = 0; i < protocol::kErrorCodeCount; ++i) {
        const std::string code(name(static_cast<protocol::ErrorCode>(i)));
        CHECK_MESSAGE(has_place("error-" + code), code);
    }
}

TEST_CASE("every link within the page leads to a place, and no two places have one name") {
    const auto ids = all(" id=\"([^\"]*)\"");
    const auto targets = all(" href=\"#([^\"]*)\"");
    CHECK(targets.size() > 100);
    for (const auto& target : targets) CHECK_MESSAGE(ids.contains(target), target);
    for (const auto& id : ids) CHECK_MESSAGE(ids.count(id) == 1, id);
}

TEST_CASE("the page works offline and under the server's rules for browsers") {
    CHECK(page().find("<script") == std::string::npos);
    CHECK(page().find(" style=") == std::string::npos);
    CHECK(page().find("<style") == std::string::npos);
    CHECK(all("(?:href|src)=\"([a-z]+:)").count("data:") == 1);  // the empty icon
    CHECK(all("(?:href|src)=\"([a-z]+:)").size() == 1);
    CHECK(docs_style().find("url(") == std::string_view::npos);
    CHECK(docs_style().find("@import") == std::string_view::npos);
}

TEST_CASE("the page names the versions of the protocol and of the server") {
    CHECK(page().find("Protocol version 1, server 1.2.3.") != std::string::npos);
}

}  // namespace mistward::docs
