#include "server/docs/pretty_json.hpp"

#include <doctest/doctest.h>

namespace mistward::docs {

using protocol::Json;

TEST_CASE("JSON that fits stays on one line") {
    CHECK(pretty_json(Json::parse(R"({"a":[1,"x",null],"b":{}})")) ==
          R"({"a": [1, "x", null], "b": {}})");
}

TEST_CASE("JSON that does not fit is broken from the outside in") {
    CHECK(pretty_json(Json::parse(R"({"a":[1,2],"b":["long","longer"]})"), 20) ==
          "{\n"
          "  \"a\": [1, 2],\n"
          "  \"b\": [\n"
          "    \"long\",\n"
          "    \"longer\"\n"
          "  ]\n"
          "}");
}

TEST_CASE("JSON means the same when it is laid out") {
    const Json value = Json::parse(R"({"q\"":["\u0001","<",{"a":[[],{}]}],"n":-1.5e300})");
    for (const std::size_t width : {1U, 10U, 80U}) {
        CHECK(Json::parse(pretty_json(value, width)) == value);
    }
}

}  // namespace mistward::docs
