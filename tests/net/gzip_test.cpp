#include "server/gzip/gzip.hpp"

#include "tests/net/gunzip.hpp"

#include <doctest/doctest.h>

#include <random>
#include <stdexcept>
#include <string>

namespace gzip = mistward::gzip;
using mistward::net::test::gunzip;
using mistward::net::test::Gunzip;

namespace {

constexpr gzip::Level kLevels[] = {gzip::Level::Stored, gzip::Level::Swift, gzip::Level::Best};

/// Words in an order that no two lengths share.
std::string words(std::size_t bytes) {
    std::mt19937 chance(static_cast<std::uint32_t>(bytes));
    std::string text;
    while (text.size() < bytes) text += "mist " + std::to_string(chance() % 1000) + ' ';
    return text.substr(0, bytes);
}

std::string noise(std::size_t bytes) {
    std::mt19937 chance(7);
    std::string text;
    while (text.size() < bytes) text += static_cast<char>(chance());
    return text;
}

}  // namespace

TEST_CASE("a text comes out of its gzip file as it went in") {
    for (const auto level : kLevels) {
        for (const auto& text :
             {std::string(), words(1), words(2000), words(300'000), noise(50'000)}) {
            CAPTURE(text.size());
            CHECK(gunzip(gzip::pack(text, level)) == text);
        }
    }
    CHECK(gzip::pack(words(2000), gzip::Level::Swift).size() < 1000);
}

TEST_CASE("each part of a gzip file can be read as soon as it is there") {
    for (const auto level : kLevels) {
        gzip::Parts parts;
        Gunzip reader;
        for (const std::size_t bytes : {1U, 3000U, 8192U, 1U, 0U, 100'000U, 20U, 8191U}) {
            CAPTURE(bytes);
            const auto part = words(bytes);
            CHECK(reader.read(parts.add(part, level)) == part);
            CHECK_FALSE(reader.is_done());
        }
        CHECK(reader.read(parts.end()).empty());
        CHECK(reader.is_done());
    }
}

TEST_CASE("parts of a gzip file may differ in their levels") {
    gzip::Parts parts;
    std::string file;
    std::string text;
    for (std::size_t i = 0; i < 30; ++i) {
        const auto part = i % 5 == 0 ? noise(i * 700) : words(i * 700);
        text += part;
        file += parts.add(part, kLevels[i % 3]);
    }
    file += parts.end();
    CHECK(gunzip(file) == text);
}

TEST_CASE("a gzip file without parts is an empty one") {
    CHECK(gunzip(gzip::Parts().end()).empty());
}

TEST_CASE("a part that is like the one before it is short") {
    gzip::Parts parts;
    const auto part = words(4000);
    const auto first = parts.add(part, gzip::Level::Swift).size();
    CHECK(parts.add(part, gzip::Level::Swift).size() < first / 10);
}

TEST_CASE("the end of a gzip file tells whether all of it has come") {
    gzip::Parts parts;
    const auto first = parts.add(words(500), gzip::Level::Swift);
    const auto second = parts.add(words(600), gzip::Level::Stored);
    CHECK_NOTHROW(gunzip(first + second + parts.end()));
    CHECK_THROWS_AS(gunzip(first + second), std::runtime_error);
    CHECK_THROWS_AS(gunzip(first + parts.end()), std::runtime_error);
}
