# Every library that the project uses, found once. All come from Debian's packages (see script/).

find_package(Threads REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(fmt 9.1 REQUIRED)
find_package(spdlog 1.10 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(tl-expected 1.0 REQUIRED)
find_package(SQLite3 3.40 REQUIRED)
find_package(OpenSSL 3.0 REQUIRED)
find_package(ZLIB 1.2 REQUIRED)

# The core library alone: the package's own configuration asks for a web server and for curl as well.
find_path(MISTWARD_PROMETHEUS_INCLUDE prometheus/text_serializer.h REQUIRED)
find_library(MISTWARD_PROMETHEUS_CORE prometheus-cpp-core REQUIRED)
add_library(mistward_prometheus INTERFACE)
target_include_directories(mistward_prometheus SYSTEM INTERFACE "${MISTWARD_PROMETHEUS_INCLUDE}")
target_link_libraries(mistward_prometheus INTERFACE "${MISTWARD_PROMETHEUS_CORE}")

# A decision asks for memory on one thread and gives it back on others: with jemalloc it takes a tenth less of the processor
# than with the C library's allocator. The sanitizers bring allocators of their own.
option(MISTWARD_JEMALLOC "Link the server with jemalloc" OFF)
add_library(mistward_allocator INTERFACE)
if(MISTWARD_JEMALLOC)
    find_library(MISTWARD_JEMALLOC_LIBRARY jemalloc REQUIRED)
    target_link_libraries(mistward_allocator INTERFACE "${MISTWARD_JEMALLOC_LIBRARY}")
endif()

# PostgreSQL's client, for those who want their games there; SQLite is always known.
set(MISTWARD_POSTGRESQL AUTO CACHE STRING "Know PostgreSQL databases: ON, OFF, or AUTO where libpq-dev is installed")
set_property(CACHE MISTWARD_POSTGRESQL PROPERTY STRINGS AUTO ON OFF)
set(MISTWARD_POSTGRESQL_FOUND FALSE)
if(NOT MISTWARD_POSTGRESQL STREQUAL OFF)
    # The client alone; CMake's own search asks for the server's headers, too.
    find_path(MISTWARD_LIBPQ_INCLUDE libpq-fe.h PATH_SUFFIXES postgresql)
    find_library(MISTWARD_LIBPQ pq)
    if(MISTWARD_LIBPQ_INCLUDE AND MISTWARD_LIBPQ)
        set(MISTWARD_POSTGRESQL_FOUND TRUE)
        add_library(mistward_libpq INTERFACE)
        target_include_directories(mistward_libpq SYSTEM INTERFACE "${MISTWARD_LIBPQ_INCLUDE}")
        target_link_libraries(mistward_libpq INTERFACE "${MISTWARD_LIBPQ}")
    elseif(MISTWARD_POSTGRESQL STREQUAL ON)
        message(FATAL_ERROR "libpq was not found; install libpq-dev or leave MISTWARD_POSTGRESQL at AUTO.")
    endif()
endif()

# Boost 1.81 or newer, headers only. Debian 12's default is older, and its 1.81 package conflicts with that
# default, so script/ unpacks the headers into the build folder and names the place here.
set(MISTWARD_BOOST_INCLUDE "" CACHE PATH "Folder that holds boost/version.hpp; empty: look in the system's")
find_path(MISTWARD_BOOST_FOUND boost/version.hpp
    HINTS "${MISTWARD_BOOST_INCLUDE}" "${PROJECT_SOURCE_DIR}/build/deps/boost/usr/include"
    NO_CACHE REQUIRED)
file(STRINGS "${MISTWARD_BOOST_FOUND}/boost/version.hpp" boost_version_line REGEX "#define BOOST_VERSION ")
string(REGEX MATCH "[0-9]+" boost_version "${boost_version_line}")
if(boost_version LESS 108100)
    message(FATAL_ERROR "Boost 1.81 or newer is needed; ${MISTWARD_BOOST_FOUND} has ${boost_version}. "
                        "script/install unpacks it into the build folder.")
endif()

# Asio and Beast are compiled once, here, instead of in every file that includes them.
add_library(mistward_boost STATIC "${PROJECT_SOURCE_DIR}/cmake/boost.cpp")
target_compile_features(mistward_boost PUBLIC cxx_std_20)
target_include_directories(mistward_boost SYSTEM PUBLIC "${MISTWARD_BOOST_FOUND}")
target_compile_definitions(mistward_boost PUBLIC
    BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
    # Memory of operations and coroutines that a thread keeps for the next ones; a decision has more of them under way
    # at once than the two that are the default.
    BOOST_ASIO_RECYCLING_ALLOCATOR_CACHE_SIZE=8)
target_link_libraries(mistward_boost PUBLIC Threads::Threads OpenSSL::SSL OpenSSL::Crypto)
