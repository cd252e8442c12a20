#include "companion/train/checkpoint.hpp"

#include "protocol/sha256.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <sstream>

namespace mistward::companion::train {
namespace {

constexpr const char* kTitle = "mistward training 1";
constexpr std::size_t kMostFeatures = 512;

/// Numbers are written in hexadecimal, which is exact.
void write(std::ostream& out, std::span<const float> numbers) {
    std::array<char, 48> digits{};
    for (const float number : numbers) {
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                       std::chars_format::hex)
                             .ptr;
        out.write(digits.data(), end - digits.data()).put('\n');
    }
}

bool read(std::istream& in, std::span<float> numbers) {
    std::string word;
    for (float& number : numbers) {
        if (!(in >> word)) return false;
        const char* const end = word.data() + word.size();
        const auto [last, error] =
            std::from_chars(word.data(), end, number, std::chars_format::hex);
        if (error != std::errc{} || last != end) return false;
    }
    return true;
}

std::array<Network*, 5> networks_of(Checkpoint& c) {
    return {&c.network, &c.average, &c.best, &c.mean, &c.square};
}

}  // namespace

std::string checkpoint_text(const Checkpoint& checkpoint) {
    std::ostringstream out;
    out.precision(17);
    out << checkpoint.tileset << '\n'
        << checkpoint.games << ' ' << checkpoint.seed << ' ' << checkpoint.steps << ' '
        << checkpoint.best_mark << '\n'
        << checkpoint.hardness.size();
    for (const double hardness : checkpoint.hardness) out << ' ' << hardness;
    out << '\n' << checkpoint.names.size() << '\n';
    for (const std::string& name : checkpoint.names) out << name << '\n';
    Checkpoint copy = checkpoint;
    for (const Network* network : networks_of(copy)) write(out, network->weights());
    const std::string body = out.str();
    return std::string(kTitle) + "\n" + protocol::hex(protocol::sha256(body)) + "\n" + body;
}

tl::expected<Checkpoint, std::string> parse_checkpoint(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::string title;
    std::string digest;
    std::getline(in, title);
    std::getline(in, digest);
    if (title != kTitle || !in) return tl::make_unexpected("this is no checkpoint of version 1");
    if (digest != protocol::hex(protocol::sha256(text.substr(title.size() + digest.size() + 2)))) {
        return tl::make_unexpected("the checkpoint is damaged");
    }
    Checkpoint c;
    std::size_t levels = 0;
    std::size_t features = 0;
    in >> c.tileset >> c.games >> c.seed >> c.steps >> c.best_mark >> levels;
    if (!in || levels > 16) return tl::make_unexpected("the checkpoint has no such levels");
    c.hardness.resize(levels);
    for (double& hardness : c.hardness) in >> hardness;
    in >> features;
    if (!in || features > kMostFeatures) return tl::make_unexpected("too many features");
    c.names.resize(features);
    for (std::string& name : c.names) in >> name;
    for (Network* const network : networks_of(c)) {
        *network = Network(features);
        if (!read(in, network->weights())) return tl::make_unexpected("a weight is missing");
    }
    return c;
}

Network for_features(const Network& network, const std::vector<std::string>& before,
                     std::span<const std::string_view> now) {
    constexpr std::size_t kRow = Network::kHidden + 1;
    Network other(now.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto found = std::find(before.begin(), before.end(), now[i]);
        if (found == before.end()) continue;
        const auto from = static_cast<std::size_t>(found - before.begin()) * kRow;
        std::copy_n(network.weights().data() + from, kRow, other.weights().data() + i * kRow);
    }
    std::copy_n(network.weights().data() + before.size() * kRow, 2 * Network::kHidden,
                other.weights().data() + now.size() * kRow);
    return other;
}

}  // namespace mistward::companion::train
