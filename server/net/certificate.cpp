#include "server/net/certificate.hpp"

#include <openssl/ssl.h>

#include <utility>

namespace mistward::net {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

/// For TLS 1.2; what TLS 1.3 has is sound without choosing.
constexpr auto kCiphers = "ECDHE+AESGCM:ECDHE+CHACHA20";

void check(const error_code& error, const std::string& what, const std::filesystem::path& file) {
    if (error) {
        throw CertificateError(what + " " + file.string() + " cannot be used: " + error.message());
    }
}

std::shared_ptr<ssl::context> load(const std::filesystem::path& certificate,
                                   const std::filesystem::path& key) {
    auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(context->native_handle(), kCiphers);
    SSL_CTX_set_options(context->native_handle(), SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
    error_code error;
    context->use_certificate_chain_file(certificate.string(), error);
    check(error, "the TLS certificate", certificate);
    context->use_private_key_file(key.string(), ssl::context::pem, error);
    check(error, "the TLS key", key);
    return context;
}

}  // namespace

Certificate::Certificate(std::filesystem::path certificate, std::filesystem::path key)
    : certificate_(std::move(certificate)), key_(std::move(key)) {
    reload();
}

void Certificate::reload() { context_.store(load(certificate_, key_)); }

}  // namespace mistward::net
