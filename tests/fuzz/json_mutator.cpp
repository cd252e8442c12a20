// Mutates documents that are JSON as JSON: what is read strictly would refuse nearly everything
// that other mutations make. libFuzzer calls it for the targets that link it.
#include "protocol/json.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using mistward::protocol::Json;

/// One in so many mutations is of the bytes, shape or no shape.
constexpr std::uint32_t kPlainMutations = 20;

class JsonMutator {
public:
    JsonMutator(Json& document, unsigned seed) : document_(document), random_(seed) {
        collect(document_);
    }

    void mutate() {
        Json& node = any();
        switch (below(7)) {
            case 0:
                return remove_from(node);
            case 1:
                return repeat_in(node);
            case 2:
                node = Json(any());
                return;
            case 3:
                return swap_in(node);
            default:
                change(node);
        }
    }

private:
    std::size_t below(std::size_t limit) { return random_() % limit; }
    Json& any() { return *nodes_[below(nodes_.size())]; }

    void collect(Json& node) {
        nodes_.push_back(&node);
        if (!node.is_structured()) return;
        for (auto& child : node) collect(child);
    }

    void remove_from(Json& node) {
        if (!node.is_structured() || node.empty()) return change(node);
        node.erase(std::next(node.begin(), static_cast<std::ptrdiff_t>(below(node.size()))));
    }

    void repeat_in(Json& node) {
        if (!node.is_array() || node.empty()) return change(node);
        const Json value = node[below(node.size())];
        node.insert(node.begin() + static_cast<std::ptrdiff_t>(below(node.size() + 1)), value);
    }

    void swap_in(Json& node) {
        if (!node.is_array() || node.empty()) return change(node);
        std::swap(node[below(node.size())], node[below(node.size())]);
    }

    void change(Json& node) {
        if (node.is_string()) return change_text(node);
        if (node.is_boolean()) {
            node = !node.get<bool>();
        } else if (node.is_number_integer()) {
            change_number(node);
        } else if (below(30) == 0) {
            node = nullptr;
        }
    }

    void change_number(Json& node) {
        constexpr std::int64_t kEdges[] = {-1, 0, 1, 2, 127, 255, 256, 32767, 65535, 4294967296};
        const std::int64_t step = static_cast<std::int64_t>(below(5)) - 2;
        node =
            below(4) == 0
                ? kEdges[below(std::size(kEdges))]
                : static_cast<std::int64_t>(static_cast<std::uint64_t>(node.get<std::int64_t>()) +
                                            static_cast<std::uint64_t>(step));
    }

    /// Digits change among themselves for the most part: they are coordinates and numbers.
    void change_text(Json& node) {
        auto text = node.get<std::string>();
        const auto digit = text.find_first_of("0123456789", text.empty() ? 0 : below(text.size()));
        if (digit != std::string::npos && below(3) > 0) {
            text[digit] = static_cast<char>('0' + below(10));
        } else {
            std::vector<std::uint8_t> bytes(text.begin(), text.end());
            const std::size_t size = bytes.size();
            bytes.resize(size + 16);
            bytes.resize(LLVMFuzzerMutate(bytes.data(), size, bytes.size()));
            text.assign(bytes.begin(), bytes.end());
        }
        node = text;
    }

    Json& document_;
    std::minstd_rand random_;
    std::vector<Json*> nodes_;
};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    Json document = Json::parse(data, data + size, nullptr, false);
    if (document.is_discarded() || seed % kPlainMutations == 0) {
        return LLVMFuzzerMutate(data, size, most);
    }
    JsonMutator(document, seed / kPlainMutations + 1).mutate();
    const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
