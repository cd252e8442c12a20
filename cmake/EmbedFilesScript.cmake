# Writes HEADER and SOURCE for mistward_embed. The bytes come in by the assembler's .incbin, so a large file
# costs no compile time. The labels are hidden: reached by way of a table, as other symbols of position-independent code
# are, each of them was the beginning of its section on arm64.
string(REPLACE "|" ";" FILES "${FILES}")
file(MAKE_DIRECTORY "${OUT}")
get_filename_component(header_dir "${OUT}/${HEADER}" DIRECTORY)
file(MAKE_DIRECTORY "${header_dir}")

# Only if it says something new, so that what includes it is not compiled for other bytes.
file(CONFIGURE OUTPUT "${OUT}/${HEADER}" CONTENT "#pragma once

#include \"cmake/embedded_file.hpp\"

#include <span>

namespace ${NAMESPACE} {
std::span<const mistward::EmbeddedFile> embedded_files();
}
" @ONLY)

string(MAKE_C_IDENTIFIER "mistward_${NAMESPACE}" prefix)
set(blobs "")
set(externs "")
set(rows "")
set(index 0)
foreach(file IN LISTS FILES)
    file(RELATIVE_PATH name "${BASE}" "${file}")
    file(SIZE "${file}" size)
    if(size EQUAL 0)
        message(FATAL_ERROR "${file} is empty and would be embedded so.")
    endif()
    set(symbol "${prefix}_${index}")
    string(APPEND blobs "asm(\".section .rodata\\n.balign 16\\n${symbol}_begin:\\n.incbin \\\"${file}\\\"\\n"
                        "${symbol}_end:\\n.byte 0\\n.previous\\n\");\n")
    string(APPEND externs "extern MISTWARD_HIDDEN const char ${symbol}_begin[];\nextern MISTWARD_HIDDEN const char ${symbol}_end[];\n")
    string(APPEND rows "        mistward::embedded_file(\"${name}\", ${symbol}_begin, ${symbol}_end, ${size}),\n")
    math(EXPR index "${index} + 1")
endforeach()

file(WRITE "${SOURCE}" "#include \"${HEADER}\"

#include <array>

#define MISTWARD_HIDDEN __attribute__((visibility(\"hidden\")))

${blobs}
extern \"C\" {
${externs}}

namespace ${NAMESPACE} {
std::span<const mistward::EmbeddedFile> embedded_files() {
    static const std::array<mistward::EmbeddedFile, ${index}> files{{
${rows}    }};
    return files;
}
}  // namespace ${NAMESPACE}
")
