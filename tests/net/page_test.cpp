#include "server/net/page.hpp"

#include <doctest/doctest.h>

#include <array>
#include <fstream>

#include <stdlib.h>

using namespace mistward::net;

namespace {

constexpr std::array<mistward::EmbeddedFile, 7> kFiles{{
    {"index.html", "<!doctype html>"},
    {"icon-192.png", "PNG"},
    {"manifest.webmanifest", "{}"},
    {"favicon.svg", "<svg/>"},
    {"assets/app-1a2b.js", "let long_name = 1;"},
    {"assets/app-1a2b.js.br", "(br)"},
    {"assets/app-1a2b.js.gz", "(gzip)"},
}};

Request get_page(const std::string& target, const std::string& encodings = {}) {
    Request request;
    request.message.method(http::verb::get);
    request.message.target(target);
    if (!encodings.empty()) request.message.set(http::field::accept_encoding, encodings);
    return request;
}

std::string body(const std::optional<Response>& response) {
    return response ? std::string(response->bytes()) : "(nothing)";
}

/// A folder that is gone with the test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "mistward-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, std::string_view text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
    }

private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("the page stands at / and at the link of each room") {
    const auto page = Page::from(kFiles);
    CHECK(body(page.find(get_page("/"))) == "<!doctype html>");
    CHECK(body(page.find(get_page("/r/k7m2qx9d4t"))) == "<!doctype html>");
    CHECK(body(page.find(get_page("/r/k7m2qx9d4t?x=y"))) == "<!doctype html>");
    CHECK(body(page.find(get_page("/favicon.svg"))) == "<svg/>");
    CHECK_FALSE(page.find(get_page("/r/k7m2qx9d4t/x")));
    CHECK(body(page.find(get_page("/g/k7m2qx9d4t.1?seq=41"))) == "<!doctype html>");
    CHECK_FALSE(page.find(get_page("/g/k7m2qx9d4t.1/41")));
    CHECK_FALSE(page.find(get_page("/elsewhere")));
    CHECK_FALSE(page.find(get_page("/api/v1/rooms")));
}

TEST_CASE(
    "the page stands at the links of its help, its lessons, its administration and its tile-set "
    "editor") {
    const auto page = Page::from(kFiles);
    for (const auto* target :
         {"/help", "/help/", "/help/ghosts", "/help/ghosts/burial?lang=ro", "/learn",
          "/learn/mists/2", "/admin", "/admin/", "/admin/bans", "/tiles", "/tiles/", "/you"}) {
        CAPTURE(target);
        CHECK(body(page.find(get_page(target))) == "<!doctype html>");
        CHECK(page.find(get_page(target))->headers[http::field::cache_control] == "no-cache");
    }
    for (const auto* target :
         {"/helpers", "/learning/1", "/x/help", "/administrator", "/tilesets", "/young"}) {
        CAPTURE(target);
        CHECK_FALSE(page.find(get_page(target)));
    }
}

TEST_CASE("what a browser needs to install the page has its type") {
    const auto page = Page::from(kFiles);
    const auto type = [&](const std::string& target) {
        return std::string(page.find(get_page(target))->headers[http::field::content_type]);
    };
    CHECK(type("/manifest.webmanifest") == "application/manifest+json");
    CHECK(type("/icon-192.png") == "image/png");
    CHECK(type("/favicon.svg") == "image/svg+xml");
}

TEST_CASE("files tell their type, and hashed ones may be kept for ever") {
    const auto page = Page::from(kFiles);
    const auto script = page.find(get_page("/assets/app-1a2b.js"));
    REQUIRE(script);
    CHECK(script->headers[http::field::content_type] == "text/javascript; charset=utf-8");
    CHECK(script->headers[http::field::cache_control] == "public, max-age=31536000, immutable");
    const auto index = page.find(get_page("/"));
    CHECK(index->headers[http::field::content_type] == "text/html; charset=utf-8");
    CHECK(index->headers[http::field::cache_control] == "no-cache");
}

TEST_CASE("a compressed copy is sent to those who take it") {
    const auto page = Page::from(kFiles);
    const auto script = [&](const std::string& encodings) {
        return page.find(get_page("/assets/app-1a2b.js", encodings));
    };
    CHECK(body(script("gzip, deflate, br")) == "(br)");
    CHECK(script("gzip, deflate, br")->headers[http::field::content_encoding] == "br");
    CHECK(script("br")->headers[http::field::content_type] == "text/javascript; charset=utf-8");
    CHECK(body(script("gzip;q=0.5, br;q=0")) == "(gzip)");
    CHECK(body(script("GZIP")) == "(gzip)");
    CHECK(body(script("gzip;Q=0.000")) == "let long_name = 1;");
    CHECK(body(script("*, gzipped")) == "let long_name = 1;");
    CHECK(body(script("")) == "let long_name = 1;");
    CHECK(body(script("identity")) == "let long_name = 1;");
    CHECK(body(page.find(get_page("/", "br"))) == "<!doctype html>");
}

TEST_CASE("whoever has the file already is not sent it again") {
    const auto page = Page::from(kFiles);
    auto request = get_page("/");
    const std::string etag(page.find(request)->headers[http::field::etag]);
    request.message.set(http::field::if_none_match, etag);
    CHECK(page.find(request)->status == http::status::not_modified);
    CHECK(body(page.find(request)).empty());
    for (const auto& known : {"\"0\", " + etag, "W/" + etag, std::string("*")}) {
        CAPTURE(known);
        request.message.set(http::field::if_none_match, known);
        CHECK(page.find(request)->status == http::status::not_modified);
    }
    request.message.set(http::field::if_none_match, etag);
    request.message.target("/favicon.svg");
    CHECK(page.find(request)->status == http::status::ok);
}

TEST_CASE("the page is read, not written") {
    auto request = get_page("/");
    request.message.method(http::verb::post);
    CHECK_FALSE(Page::from(kFiles).find(request));
}

TEST_CASE("a server without a page says how to build it") {
    const auto page = Page::from(std::span<const mistward::EmbeddedFile>());
    CHECK(body(page.find(get_page("/"))).find("npm run build") != std::string::npos);
    CHECK_FALSE(page.find(get_page("/favicon.svg")));
}

TEST_CASE("a folder's files are served as they are now, and nothing beside them") {
    const Folder folder;
    std::filesystem::create_directories(folder.path() / "dist");
    folder.write("secret", "secret");
    folder.write("dist/.hidden", "hidden");
    folder.write("dist/index.html", "old");
    const auto page = Page::from(folder.path() / "dist");
    CHECK(body(page.find(get_page("/"))) == "old");
    folder.write("dist/index.html", "new");
    CHECK(body(page.find(get_page("/"))) == "new");
    for (const auto* target : {"/../secret", "/.hidden", "/a/../../secret", "//secret", "/."}) {
        CAPTURE(target);
        CHECK_FALSE(page.find(get_page(target)));
    }
    const auto absolute = "/" + (folder.path() / "secret").string();
    CHECK_FALSE(page.find(get_page(absolute)));
}
