#include "server/docs/schema_html.hpp"

#include <doctest/doctest.h>

namespace mistward::docs {

using protocol::Json;

namespace {

std::string form_of(const char* schema) { return form(Json::parse(schema)); }

}  // namespace

TEST_CASE("a schema is told in a phrase") {
    CHECK(form_of(R"({"type":"integer","minimum":0,"maximum":5})") == "integer, 0 to 5");
    CHECK(form_of(R"({"type":"integer","minimum":1})") == "integer, at least 1");
    CHECK(form_of(R"({"type":"string","minLength":1,"maxLength":40})") ==
          "text, 1 to 40 characters");
    CHECK(form_of(R"({"type":"array","items":{"type":"boolean"},"minItems":4,"maxItems":4})") ==
          "list of boolean, 4 of them");
    CHECK(form_of(R"({"enum":["a","b"]})") ==
          "<code>&quot;a&quot;</code> or <code>&quot;b&quot;</code>");
    CHECK(form_of(R"({"oneOf":[{"type":"null"},{"type":"string"}]})") ==
          "<code>null</code> or text");
    CHECK(form_of(R"({"type":"object","additionalProperties":{"type":"integer"}})") ==
          "object of integer");
    CHECK(form_of(R"({})") == "anything");
    CHECK(form_of("true") == "anything");
}

TEST_CASE("a reference is a link to the schema's place in the page") {
    CHECK(form_of(R"({"$ref":"#/components/schemas/room"})") ==
          "<a href=\"#schema-room\">room</a>");
    CHECK(schema_anchor("room") == "schema-room");
}

TEST_CASE("the fields of an object say what may be left out, and what then holds") {
    const auto html = fields(Json::parse(R"({"type":"object","required":["a"],"properties":{
        "a":{"type":"boolean"},"b":{"type":"integer"},"c":{"type":"integer","default":7}}})"));
    CHECK(html ==
          "<ul class=\"fields\">"
          "<li><code>a</code> <span class=\"form\">boolean</span></li>"
          "<li><code>b</code> <span class=\"form\">integer</span> "
          "<span class=\"optional\">optional</span></li>"
          "<li><code>c</code> <span class=\"form\">integer</span> "
          "<span class=\"optional\">left out: <code>7</code></span></li></ul>");
}

TEST_CASE("a field that may be anything has nothing below it") {
    const auto html = fields(Json::parse(R"({"properties":{"a":true},"required":["a"]})"));
    CHECK(html ==
          "<ul class=\"fields\"><li><code>a</code> "
          "<span class=\"form\">anything</span></li></ul>");
}

TEST_CASE("an object that is like another one, too, says so") {
    const auto html = fields(Json::parse(R"({"allOf":[{"$ref":"#/components/schemas/refusal"}],
        "properties":{"code":{"type":"string"}},"required":["code"]})"));
    CHECK(html.starts_with("<p>as <a href=\"#schema-refusal\">refusal</a></p><ul"));
}

TEST_CASE("alternatives are told apart by their type") {
    const auto html = fields(Json::parse(R"({"oneOf":[
        {"properties":{"type":{"const":"x"}},"required":["type"]},
        {"properties":{"type":{"const":"y"}},"required":["type"]}]})"));
    CHECK(html.find("<p class=\"alternative\">x</p>") <
          html.find("<p class=\"alternative\">y</p>"));
    CHECK(html.find("<p class=\"alternative\">y</p>") != std::string::npos);
}

}  // namespace mistward::docs
