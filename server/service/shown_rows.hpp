#pragma once

#include <exception>
#include <new>
#include <type_traits>
#include <vector>

namespace mistward::rooms {

/// What `show` makes of each row. What this version cannot read, because a newer one wrote it or
/// because it is spoilt, is in no list: the others are shown all the same.
template <class Row, class Show>
auto shown_rows(const std::vector<Row>& rows, Show show) {
    std::vector<std::invoke_result_t<Show&, const Row&>> shown;
    for (const Row& row : rows) {
        try {
            shown.push_back(show(row));
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception&) {
        }
    }
    return shown;
}

}  // namespace mistward::rooms
