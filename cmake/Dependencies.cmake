# Every library that the project uses, found once. All come from Debian's packages (see script/).

include(RulesDependencies)
find_package(Threads REQUIRED)
find_package(fmt 9.1 REQUIRED)
find_package(spdlog 1.10 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(SQLite3 3.40 REQUIRED)
find_package(ZLIB 1.2 REQUIRED)

# The core library alone: the package's own configuration asks for a web server and for curl as well.
find_path(MISTWARD_PROMETHEUS_INCLUDE prometheus/text_serializer.h REQUIRED)
find_library(MISTWARD_PROMETHEUS_CORE prometheus-cpp-core REQUIRED)
add_library(mistward_prometheus INTERFACE)
target_include_directories(mistward_prometheus SYSTEM INTERFACE "${MISTWARD_PROMETHEUS_INCLUDE}")
target_link_libraries(mistward_prometheus INTERFACE "${MISTWARD_PROMETHEUS_CORE}")

# Looks names up without a thread; the package has no configuration for CMake.
find_path(MISTWARD_CARES_INCLUDE ares.h REQUIRED)
find_library(MISTWARD_CARES cares REQUIRED)
add_library(mistward_cares INTERFACE)
target_include_directories(mistward_cares SYSTEM INTERFACE "${MISTWARD_CARES_INCLUDE}")
target_link_libraries(mistward_cares INTERFACE "${MISTWARD_CARES}")

# Reads and writes JPEG files; the package's configuration for CMake is not in every Debian.
find_path(MISTWARD_TURBOJPEG_INCLUDE turbojpeg.h REQUIRED)
find_library(MISTWARD_TURBOJPEG turbojpeg REQUIRED)
add_library(mistward_turbojpeg INTERFACE)
target_include_directories(mistward_turbojpeg SYSTEM INTERFACE "${MISTWARD_TURBOJPEG_INCLUDE}")
target_link_libraries(mistward_turbojpeg INTERFACE "${MISTWARD_TURBOJPEG}")

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

# Asio and Beast are compiled once, here, instead of in every file that includes them. Boost.URL comes with a library of
# its own, which is beside the headers if script/install brought them; the sanitizers look into it, so they compile it.
add_library(mistward_boost STATIC "${PROJECT_SOURCE_DIR}/cmake/boost.cpp")
set(MISTWARD_BOOST_URL "${MISTWARD_BOOST_FOUND}/../lib/${CMAKE_LIBRARY_ARCHITECTURE}/libboost_url.a")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND EXISTS "${MISTWARD_BOOST_URL}")
    target_link_libraries(mistward_boost PUBLIC "${MISTWARD_BOOST_URL}")
else()
    target_sources(mistward_boost PRIVATE "${PROJECT_SOURCE_DIR}/cmake/boost_url.cpp")
endif()
target_compile_features(mistward_boost PUBLIC cxx_std_20)
target_compile_options(mistward_boost PRIVATE $<$<CONFIG:Release>:-O1>)  # see Compiling.cmake
target_include_directories(mistward_boost SYSTEM PUBLIC "${MISTWARD_BOOST_FOUND}")
target_compile_definitions(mistward_boost PUBLIC
    BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
    # Memory of operations and coroutines that a thread keeps for the next ones; a decision has more of them under way
    # at once than the two that are the default.
    BOOST_ASIO_RECYCLING_ALLOCATOR_CACHE_SIZE=8)
target_link_libraries(mistward_boost PUBLIC Threads::Threads OpenSSL::SSL OpenSSL::Crypto)
