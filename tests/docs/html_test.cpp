#include "server/docs/html.hpp"

#include <doctest/doctest.h>

namespace mistward::docs {

TEST_CASE("text with a meaning in HTML loses it") {
    CHECK(escaped("<a href=\"x\"> & 'b'") == "&lt;a href=&quot;x&quot;&gt; &amp; 'b'");
    CHECK(code("a<b") == "<code>a&lt;b</code>");
    CHECK(element("a", {{"href", "\"><b>"}}, "x") == "<a href=\"&quot;&gt;&lt;b&gt;\">x</a>");
}

TEST_CASE("prose has paragraphs, code in backticks, and lists") {
    CHECK(prose("say `hello`, then") == "<p>say <code>hello</code>, then</p>");
    CHECK(prose("one\n\ntwo") == "<p>one</p><p>two</p>");
    CHECK(prose("- a\n- `b`\nend") == "<ul><li>a</li><li><code>b</code></li></ul><p>end</p>");
    CHECK(prose("").empty());
}

TEST_CASE("prose makes what its author wrote harmless, in code as well") {
    CHECK(prose("<b> `<i>`") == "<p>&lt;b&gt; <code>&lt;i&gt;</code></p>");
}

TEST_CASE("a table has a head for each column and a cell for each value") {
    CHECK(table({"a", "b"}, {{"1", "<i>2</i>"}}) ==
          "<table><thead><tr><th scope=\"col\">a</th><th scope=\"col\">b</th></tr></thead>"
          "<tbody><tr><td>1</td><td><i>2</i></td></tr></tbody></table>");
}

}  // namespace mistward::docs
