# The libraries that the rules and the reader of tile sets take; all that clients/environment needs.

find_package(nlohmann_json 3.11 REQUIRED)
# No path is written to JSON, and <filesystem> takes the compiler a while in each file.
target_compile_definitions(nlohmann_json::nlohmann_json INTERFACE
    JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0)
find_package(tl-expected 1.0 REQUIRED)
find_package(OpenSSL 3.0 REQUIRED)
# The tables of Unicode, a third of a megabyte. Linked in where there is an archive, so that no binary needs it beside it.
find_path(MISTWARD_UTF8PROC_INCLUDE utf8proc.h REQUIRED)
find_library(MISTWARD_UTF8PROC NAMES libutf8proc.a utf8proc REQUIRED)
add_library(mistward_utf8proc INTERFACE)
target_include_directories(mistward_utf8proc SYSTEM INTERFACE "${MISTWARD_UTF8PROC_INCLUDE}")
target_link_libraries(mistward_utf8proc INTERFACE "${MISTWARD_UTF8PROC}")

# Boost 1.81 or newer, headers only. Debian 12's default is older, and its 1.81 package conflicts with that
# default, so script/ unpacks the headers into the build folder and names the place here.
set(MISTWARD_BOOST_INCLUDE "" CACHE PATH "Folder that holds boost/version.hpp; empty: look in the system's")
find_path(MISTWARD_BOOST_FOUND boost/version.hpp
    HINTS "${MISTWARD_BOOST_INCLUDE}" "${CMAKE_CURRENT_LIST_DIR}/../build/deps/boost/usr/include"
    NO_CACHE REQUIRED)
file(STRINGS "${MISTWARD_BOOST_FOUND}/boost/version.hpp" boost_version_line REGEX "#define BOOST_VERSION ")
string(REGEX MATCH "[0-9]+" boost_version "${boost_version_line}")
if(boost_version LESS 108100)
    message(FATAL_ERROR "Boost 1.81 or newer is needed; ${MISTWARD_BOOST_FOUND} has ${boost_version}. "
                        "script/install unpacks it into the build folder.")
endif()
