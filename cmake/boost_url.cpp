// Where Boost.URL is compiled if no library of it was found; see cmake/Dependencies.cmake.
#include <boost/url/src.hpp>
