#include "server/docs/docs_page.hpp"

#include "embedded/docs_files.hpp"
#include "server/docs/html.hpp"
#include "server/docs/sections.hpp"

namespace mistward::docs {
namespace {

using protocol::Json;

std::string head(std::string_view style_path) {
    return "<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"
           "<title>Mistward API</title>\n"
           "<link rel=\"icon\" href=\"data:,\">\n"
           "<link rel=\"stylesheet\" href=\"" +
           escaped(style_path) + "\">\n";
}

std::string introduction(const Json& info) {
    const std::string protocol = info.at("version");
    const std::string server = info.at("x-server-version");
    const auto versions = "Protocol version " + escaped(protocol) + ", server " + escaped(server) +
                          ". For programs: " + link("/api/openapi.json", "OpenAPI 3.1") + " and " +
                          link("/api/asyncapi.json", "AsyncAPI 3.0") + ".";
    return element("header", element("h1", "Mistward API") + element("p", versions));
}

}  // namespace

std::string docs_page(const Json& openapi, const Json& asyncapi, std::string_view style_path) {
    std::string index;
    std::string body;
    for (const auto& section : {http_section(openapi), socket_section(asyncapi),
                                error_section(openapi), schema_section(openapi, asyncapi)}) {
        index += section.index;
        body += element("section", section.body);
    }
    const auto navigation = element("nav", {{"aria-label", "Index"}}, element("ul", index));
    return "<!doctype html>\n" +
           element("html", {{"lang", "en"}},
                   element("head", head(style_path)) +
                       element("body", introduction(openapi.at("info")) + navigation +
                                           element("main", body)));
}

std::string_view docs_style() { return docs_files::embedded_files()[0].bytes; }

}  // namespace mistward::docs
