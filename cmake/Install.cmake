# What `cmake --install` puts where. The units name paths, which are known only when the prefix is: while installing.
install(TARGETS mistward mistward-bot RUNTIME DESTINATION bin)

# Every document, in the folders in which they name each other.
file(GLOB_RECURSE documents RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS
    docs/*.md server/*.md rules/*.md rules/tilesets/*.json companion/*.md protocol/*.md protocol/schema/*.json
    protocol/contract/*.json protocol/guide/*.mjs protocol/guide/*.py server/mistward.toml server/certbot-hook.sh docker/* clients/*.md)
list(FILTER documents EXCLUDE REGEX "node_modules/|/dist/")
foreach(document IN LISTS documents ITEMS README.md LICENSE CHANGELOG.md CONTRIBUTING.md)
    cmake_path(GET document PARENT_PATH folder)
    install(FILES "${document}" DESTINATION "share/doc/mistward/${folder}")
endforeach()

# Only the package brings the file of options.
set(options_file "")
if(MISTWARD_PACKAGE)
    set(options_file "Environment=MISTWARD_CONFIG=/etc/mistward/mistward.toml\n")
endif()
install(CODE "
    set(MISTWARD_BINARIES \"\${CMAKE_INSTALL_PREFIX}/bin\")
    set(MISTWARD_DOCUMENTS \"\${CMAKE_INSTALL_PREFIX}/share/doc/mistward\")
    set(MISTWARD_UNIT mistward)
    set(MISTWARD_UNIT_USE \"# One server, with its games in a file:  systemctl enable --now mistward\")
    set(MISTWARD_UNIT_DESCRIPTION \"Mistward, a server for Mists over Carcassonne\")
    set(MISTWARD_UNIT_SETTINGS \"${options_file}WorkingDirectory=%S/mistward\")
    configure_file(\"${PROJECT_SOURCE_DIR}/server/mistward.service.in\"
        \"${PROJECT_BINARY_DIR}/mistward.service\" @ONLY)
    set(MISTWARD_UNIT mistward@8081)
    set(MISTWARD_UNIT_USE \"# One of several servers, named by its port:  systemctl enable --now mistward@8081
# Their database stands in /etc/mistward/nodes.env:  MISTWARD_DATABASE=postgresql://mistward@db.example/mistward\")
    set(MISTWARD_UNIT_DESCRIPTION \"Mistward on port %i, a server for Mists over Carcassonne\")
    set(MISTWARD_UNIT_SETTINGS \"${options_file}Environment=MISTWARD_PORT=%i
EnvironmentFile=/etc/mistward/nodes.env\")
    configure_file(\"${PROJECT_SOURCE_DIR}/server/mistward.service.in\"
        \"${PROJECT_BINARY_DIR}/mistward@.service\" @ONLY)")
install(FILES "${PROJECT_BINARY_DIR}/mistward.service" "${PROJECT_BINARY_DIR}/mistward@.service"
    DESTINATION lib/systemd/system)
