#include "server/net/languages.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net;

namespace {

Language spoken_to(const std::string& wishes) {
    Request request;
    request.message.set(http::field::accept_language, wishes);
    return language_of(request);
}

}  // namespace

TEST_CASE("a visitor is spoken to in the language that they read best") {
    CHECK(spoken_to("de") == Language::German);
    CHECK(spoken_to("ro-RO,ro;q=0.9,en;q=0.8") == Language::Romanian);
    CHECK(spoken_to("fr-CH, fr;q=0.9, en;q=0.2, DE-at;q=0.7, *;q=0.5") == Language::German);
    CHECK(spoken_to("en;q=0.5, ro;q=0.55") == Language::Romanian);
}

TEST_CASE("whoever reads none of the languages, or says nothing, is spoken to in English") {
    CHECK(language_of(Request{}) == Language::English);
    for (const auto* wishes :
         {"", "fr", "*", "de;q=0", "de;q=0.000", "de;q=x", ";;,,", "den, rom"}) {
        CAPTURE(wishes);
        CHECK(spoken_to(wishes) == Language::English);
    }
}
