# What every target of ours is compiled with: link mistward_options.

option(MISTWARD_WERROR "Treat warnings as errors" ON)

add_library(mistward_options INTERFACE)
target_compile_features(mistward_options INTERFACE cxx_std_20)
# The root of the project, also where only a part of it is built.
cmake_path(SET mistward_include NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/..")
target_include_directories(mistward_options INTERFACE "${mistward_include}")
target_compile_options(mistward_options INTERFACE -Wall -Wextra -Wshadow -Wconversion
    $<$<BOOL:${MISTWARD_WERROR}>:-Werror>)
# GCC 12 reports std::variant's storage as maybe uninitialised wherever it inlines a move; the sanitizers
# are the judge of that.
target_compile_options(mistward_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
# In a batch, GCC takes the types of an anonymous namespace for those of a header.
target_compile_options(mistward_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
set(CMAKE_CXX_EXTENSIONS OFF)

# Several sources of a target are compiled as one, because what they include costs more than what they say: a build
# from nothing takes a third of the time. Names in anonymous namespaces are therefore one target's.
option(MISTWARD_UNITY "Compile in unity batches" ON)
set(CMAKE_UNITY_BUILD ${MISTWARD_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 28)

# GCC takes an eighth of its time for looking through its memory for what it may forget. That spares a quarter of the memory,
# and is worth its time only where memory lacks.
option(MISTWARD_SPARE_MEMORY "Let GCC take time instead of memory" ON)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT MISTWARD_SPARE_MEMORY)
    add_compile_options("SHELL:--param ggc-min-heapsize=4000000")
endif()

# Once it optimises, GCC 12 takes what lies unused in a std::variant or a std::string, and the allocation of a
# coroutine's frame, for faults. The sanitizer presets find the real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(mistward_options INTERFACE
        -Wno-maybe-uninitialized -Wno-restrict -Wno-mismatched-new-delete)
endif()

# mistward_optimise(LEVEL TARGET...): less than -O2 for what computes less than it waits for the system, and less still
# where a decision passes once or not at all. A batch takes a tenth to a quarter less by -Og than by -O1, and that as
# much less than by -O2. tests/bench/README.md says what a decision costs by it.
function(mistward_optimise level)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O${level}>)
    endforeach()
endfunction()

# mistward_position_independent(TARGET...): for what a shared library takes in as well as programs. It can lie anywhere
# in memory, and shows nothing to whoever links that library; so nothing of it goes by way of a table, and it is no
# slower in programs.
function(mistward_position_independent)
    set_target_properties(${ARGN} PROPERTIES
        POSITION_INDEPENDENT_CODE ON
        CXX_VISIBILITY_PRESET hidden
        VISIBILITY_INLINES_HIDDEN ON)
endfunction()
