#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace mistward::net::test {

/// Reads a gzip file as its bytes come in. Throws `std::runtime_error` at the first that is wrong.
class Gunzip {
public:
    Gunzip();
    ~Gunzip();

    /// What these bytes say, as far as they go.
    std::string read(std::string_view bytes);
    /// Whether the file has come to its end, with the right checksum and length.
    bool is_done() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// The text of a whole file, which has nothing behind its end.
std::string gunzip(std::string_view file);

}  // namespace mistward::net::test
