# mistward_commit(VARIABLE): the commit that is being built, as the environment's MISTWARD_COMMIT says where there is no
# repository (a package, an archive), else as git has it. CMake looks again when another one is checked out.
function(mistward_commit variable)
    set(commit "$ENV{MISTWARD_COMMIT}")
    find_package(Git QUIET)
    if(NOT commit AND Git_FOUND AND EXISTS "${PROJECT_SOURCE_DIR}/.git")
        execute_process(COMMAND "${GIT_EXECUTABLE}" rev-parse --short=12 HEAD
            WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        execute_process(COMMAND "${GIT_EXECUTABLE}" rev-parse --path-format=absolute --git-path logs/HEAD
            WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE moves OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        if(EXISTS "${moves}")
            set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${moves}")
        endif()
    endif()
    if(NOT commit MATCHES "^[0-9A-Za-z._-]+$")
        set(commit "unknown")
    endif()
    set(${variable} "${commit}" PARENT_SCOPE)
endfunction()
