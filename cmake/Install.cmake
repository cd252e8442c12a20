# What `cmake --install` puts where. The unit names paths, which are known only when the prefix is: while installing.
install(TARGETS mistward mistward-bot RUNTIME DESTINATION bin)
install(FILES README.md LICENSE CHANGELOG.md DESTINATION share/doc/mistward)
install(CODE "
    set(MISTWARD_BINARIES \"\${CMAKE_INSTALL_PREFIX}/bin\")
    set(MISTWARD_DOCUMENTS \"\${CMAKE_INSTALL_PREFIX}/share/doc/mistward\")
    configure_file(\"${PROJECT_SOURCE_DIR}/server/mistward.service.in\"
        \"${PROJECT_BINARY_DIR}/mistward.service\" @ONLY)")
install(FILES "${PROJECT_BINARY_DIR}/mistward.service" DESTINATION lib/systemd/system)
