#pragma once

#include "server/gzip/gzip.hpp"
#include "server/net/http.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// A text is left as it is up to here: its answer's head is as long.
inline constexpr std::size_t kLeastToCompress = 1024;

/// Compresses answers for those who take them so. What takes long is done by workers, in the turn
/// of the client's network; while they have too much to do, answers go out as they are. May be
/// called from any thread. The workers outlive it, and are ended before the event loop is.
class Compressor {
public:
    explicit Compressor(work::WorkerPool& workers) : workers_(workers) {}

    /// Whether the answers to this request may be compressed at all. An answer that holds a secret
    /// must not be, or its length would tell whether what a stranger chose is like the secret.
    /// Those are answers to calls that change something (tokens), and the administration's
    /// (addresses, the ids of private rooms), which say so themselves, see `Response::secret`.
    static bool may_compress(const Request& request);

    /// Compresses the body if that is worth it and may be. What has a strong entity tag is in each
    /// of its forms already.
    boost::asio::awaitable<void> compress(const Request& request, Response& response) const;

    /// The next bytes of a compressed answer in parts.
    boost::asio::awaitable<std::string> add(const Request& request, gzip::Parts& parts,
                                            std::string_view part) const;

private:
    /// Nothing: the workers have too much to do.
    boost::asio::awaitable<std::optional<std::string>> pack(const Request& request,
                                                            std::string_view text) const;

    work::WorkerPool& workers_;
};

}  // namespace mistward::net
