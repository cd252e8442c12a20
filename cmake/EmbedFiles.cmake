# mistward_embed(TARGET NAMESPACE ns HEADER path BASE dir FILES file...)
#
# Adds to TARGET a generated source that holds the files' bytes, and a header "<path>" that declares
#     namespace ns { std::span<const mistward::EmbeddedFile> embedded_files(); }
# in the order given, each under its path relative to BASE.
function(mistward_embed target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "NAMESPACE;HEADER;BASE" "FILES")
    set(out "${CMAKE_CURRENT_BINARY_DIR}/embedded")
    get_filename_component(stem "${arg_HEADER}" NAME_WE)
    set(source "${out}/${stem}.cpp")
    set(header "${out}/${arg_HEADER}")
    list(JOIN arg_FILES "|" joined)
    add_custom_command(OUTPUT "${source}" "${header}"
        COMMAND "${CMAKE_COMMAND}" "-DFILES=${joined}" "-DBASE=${arg_BASE}" "-DNAMESPACE=${arg_NAMESPACE}"
                "-DHEADER=${arg_HEADER}" "-DOUT=${out}" "-DSOURCE=${source}"
                -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/EmbedFilesScript.cmake"
        DEPENDS ${arg_FILES} "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/EmbedFilesScript.cmake"
        COMMENT "Embedding files as ${arg_HEADER}" VERBATIM)
    target_sources(${target} PRIVATE "${source}" "${header}")
    # It changes more often than what would be compiled with it.
    set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_include_directories(${target} PUBLIC "${out}")
endfunction()
