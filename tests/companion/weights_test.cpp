#include "companion/weights.hpp"
#include "companion/companion.hpp"
#include "companion/mists/observer.hpp"
#include "protocol/sha256.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace mistward;
using companion::Network;
using companion::parse_weights;
using companion::Weights;

namespace {

Weights some_weights() {
    Weights weights{.game = "mists",
                    .features = std::string(64, 'a'),
                    .note = "by hand",
                    .network = Network(2)};
    float next = -1.1F;
    for (float& weight : weights.network.weights()) weight = next += 0.03F;
    return weights;
}

/// The file after `change(body)`, with the digest that it has then.
template <class Change>
std::string changed(Change change) {
    const std::string text = weights_text(some_weights());
    const std::size_t body_begin = text.find("game ");
    std::string body = text.substr(body_begin);
    change(body);
    return "mistward weights 1\nsha256 " + protocol::hex(protocol::sha256(body)) + "\n" + body;
}

std::string replaced(const std::string& what, const std::string& with) {
    return changed([&](std::string& body) {
        const std::size_t at = body.find(what);
        REQUIRE(at != std::string::npos);
        body.replace(at, what.size(), with);
    });
}

std::string fault(const std::string& text) {
    const auto read = parse_weights(text);
    return read ? "none" : read.error();
}

}  // namespace

TEST_CASE("weights that are written and read are equal") {
    const Weights weights = some_weights();
    const auto read = parse_weights(weights_text(weights));
    REQUIRE(read.has_value());
    CHECK(*read == weights);
    CHECK(weights_text(weights).find("sha256 " + digest_of(weights)) != std::string::npos);
    CHECK(fault(changed([](std::string&) {})) == "none");
}

TEST_CASE("one byte that differs is noticed by the digest") {
    std::string text = weights_text(some_weights());
    text[text.size() - 2] = text[text.size() - 2] == '1' ? '2' : '1';
    CHECK(fault(text) == "the digest is that of other weights");
}

TEST_CASE("what is no file of weights is refused, and why is said") {
    CHECK(fault("") == "this is no file of weights of version 1");
    CHECK(fault("mistward weights 2\n") == "this is no file of weights of version 1");
    CHECK(fault("mistward weights 1\n") == "the digest is missing");
    CHECK(fault("mistward weights 1\nsha256 ab") == "the digest is missing");
    CHECK(fault(std::string(4'000'001, ' ')) == "the file is larger than 4 MB");
    CHECK(fault(replaced("game mists", "game chess")) == "there is no such game");
    CHECK(fault(replaced("game ", "gamr ")) == "the game is missing");
    const std::string note = "the note is not one printable line of at most 400 characters";
    CHECK(fault(replaced("by hand", "by \t hand")) == note);
    CHECK(fault(replaced("by hand", std::string(401, 'x'))) == note);
    CHECK(fault(replaced("features 2", "features 0")) == "there are 1 to 512 features");
    CHECK(fault(replaced("features 2", "features 513")) == "there are 1 to 512 features");
    CHECK(fault(replaced("features 2", "features +2")) == "there are 1 to 512 features");
    CHECK(fault(replaced("aaaa", "AAAA")) == "the digest of the features is none");
    CHECK(fault(replaced("hidden 32", "hidden 64")) ==
          "the network has another number of hidden units");
    CHECK(fault(replaced("-1.07", "nan")) == "weight 1 is no number up to 1000");
    CHECK(fault(replaced("-1.07", "1e9")) == "weight 1 is no number up to 1000");
    CHECK(fault(replaced("-1.07", "")) == "weight 1 is no number up to 1000");
    CHECK(fault(replaced("-1.07 ", "-1.07  ")) == "weight 2 is no number up to 1000");
    CHECK(fault(changed([](std::string& body) { body += "0\n"; })) ==
          "there is more than the weights");
    CHECK(fault(changed([](std::string& body) { body.resize(body.size() - 9); })) ==
          "a weight is missing");
}

TEST_CASE("the names of features make one digest, in their order") {
    const std::vector<std::string_view> names{"one", "two"};
    CHECK(companion::digest_of_names(names) == protocol::hex(protocol::sha256("one\ntwo\n")));
}

TEST_CASE("the program comes with weights for what its observer sees") {
    const companion::Mind& mind = companion::Mind::built_in();
    CHECK(mind.mists().features() == companion::mists::Observer::kFeatures);
}

TEST_CASE("a mind is not made of weights for something else") {
    using companion::Mind;
    CHECK_THROWS_AS(Mind{nullptr}, std::invalid_argument);
    CHECK_THROWS_AS(Mind{std::make_shared<const Weights>(some_weights())}, std::invalid_argument);
    Weights other = some_weights();
    other.network = Network(companion::mists::Observer::kFeatures);
    CHECK_THROWS_AS(Mind{std::make_shared<const Weights>(other)}, std::invalid_argument);
}
