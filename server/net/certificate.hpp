#pragma once

#include <boost/asio/ssl/context.hpp>

#include <atomic>
#include <filesystem>
#include <memory>
#include <stdexcept>

namespace mistward::net {

/// The certificate or its key cannot be used: one sentence for the host.
class CertificateError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The server's certificate with its chain, and its key, both PEM files. May be used from any
/// thread.
class Certificate {
public:
    /// Throws `CertificateError`.
    Certificate(std::filesystem::path certificate, std::filesystem::path key);

    /// What a new connection agrees on TLS with: version 1.2 or newer, ciphers with forward
    /// secrecy.
    std::shared_ptr<boost::asio::ssl::context> context() const { return context_.load(); }

    /// Reads the files anew; connections that are open keep what they have. Throws
    /// `CertificateError` and goes on with the old ones.
    void reload();

private:
    std::filesystem::path certificate_;
    std::filesystem::path key_;
    std::atomic<std::shared_ptr<boost::asio::ssl::context>> context_;
};

}  // namespace mistward::net
