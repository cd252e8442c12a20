#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"

#include <boost/asio/awaitable.hpp>

#include <utility>
#include <variant>

namespace mistward::rooms {

namespace asio = boost::asio;

template <class T>
using AsyncResult = asio::awaitable<protocol::Result<T>>;

/// What something that is asked is answered with: its own `Answer`, else a document.
template <class Asked>
struct Answered {
    using Type = protocol::Json;
};
template <class Asked>
requires requires { typename Asked::Answer; }
struct Answered<Asked> {
    using Type = typename Asked::Answer;
};
template <class Asked>
using AnswerTo = typename Answered<Asked>::Type;

/// Where everything is asked by one function: `Request` is a variant of all that can be asked,
/// `Answer` one of all answers. Whoever is behind it overrides a single function.
template <class Request, class Answer>
class Door {
public:
    virtual ~Door() = default;

    /// One of the requests; what it needs and does is said where it is declared.
    template <class Asked>
    AsyncResult<AnswerTo<Asked>> ask(Asked asked) {
        Request request = std::move(asked);
        return one_of<AnswerTo<Asked>>(answer(std::move(request)));
    }

private:
    template <class One>
    static AsyncResult<One> one_of(AsyncResult<Answer> answering) {
        auto answered = co_await std::move(answering);
        co_return std::move(answered).map([](Answer any) { return std::get<One>(std::move(any)); });
    }

    /// As `ask`; the answer is of the type that belongs to the request.
    virtual AsyncResult<Answer> answer(Request request) = 0;
};

/// Makes one of all answers of an answer.
template <class Answer>
inline constexpr auto any_of =
    [](auto answer) { return Answer(std::in_place_type<decltype(answer)>, std::move(answer)); };

}  // namespace mistward::rooms
