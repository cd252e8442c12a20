# Debian's package, by the presets package and package-arm64; script/package makes what is not compiled.
install(FILES server/mistward.toml DESTINATION /etc/mistward)
install(FILES cmake/package/copyright DESTINATION share/doc/mistward)
install(FILES "${PROJECT_BINARY_DIR}/mistward.spdx.json" DESTINATION share/doc/mistward)
install(DIRECTORY "${PROJECT_BINARY_DIR}/man/" DESTINATION share/man/man1)

set(CPACK_GENERATOR DEB)
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "The Mistward contributors <mistward@localhost>")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE "${MISTWARD_DEBIAN_ARCHITECTURE}")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Friends play the co-operative board game, or the competitive one, in their
browsers; companions play along, and so can programs in any language.
.
Once it is installed, the service listens on http://127.0.0.1:8080. Its options
are in /etc/mistward/mistward.toml, its games in /var/lib/mistward.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${MISTWARD_SHLIBDEPS_FOLDERS})
# They vouch for those whom the server writes to: webhooks, push services, PostgreSQL.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "caddy, postgresql")
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/cmake/package/conffiles;${PROJECT_SOURCE_DIR}/cmake/package/postinst"
    "${PROJECT_SOURCE_DIR}/cmake/package/prerm;${PROJECT_SOURCE_DIR}/cmake/package/postrm")
include(CPack)
