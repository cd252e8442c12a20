# The libraries that the rules and the reader of tile sets take; all that clients/environment needs.

find_package(nlohmann_json 3.11 REQUIRED)
# No path is written to JSON, and <filesystem> takes the compiler a while in each file.
target_compile_definitions(nlohmann_json::nlohmann_json INTERFACE
    JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0)
find_package(tl-expected 1.0 REQUIRED)
find_package(OpenSSL 3.0 REQUIRED)

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
