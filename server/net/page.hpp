#pragma once

#include "cmake/embedded_file.hpp"
#include "server/net/http.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mistward::net {

/// The static files of the browser page. `/`, `/r/{room}`, `/g/{game_id}`, `/help` and `/learn`
/// with all that lies behind the last two are its `index.html`.
class Page {
public:
    /// The bytes outlive the page. Without an `index.html` among the files, a text that tells how
    /// to build the page stands in for it.
    static Page from(std::span<const EmbeddedFile> files);

    /// Files are read anew for each request; for work on the page.
    static Page from(std::filesystem::path folder);

    /// The answer to a GET or HEAD of one of the files; nothing if there is no such file.
    std::optional<Response> find(const Request& request) const;

    /// The text of `index.html`; nothing without one.
    std::optional<std::string> index() const;

    /// The page itself, which says that there is nothing at this address, and leads on.
    Response lost(const Request& request) const;

private:
    struct File {
        std::string owned;
        std::string_view bytes;
        std::string etag;
    };

    std::optional<File> load(const std::string& name) const;
    /// The file, compressed beforehand if there is such a copy and the client takes it.
    std::optional<File> load_packed(const std::string& name, const Request& request,
                                    Response& response) const;

    std::map<std::string, File, std::less<>> files_;
    std::filesystem::path folder_;
};

}  // namespace mistward::net
