# The target `package`: packages of this Debian or Ubuntu, with what it needs as its own libraries are called. The target
# `appdir`: a folder ready for appimagetool.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME janso)
set(CPACK_PACKAGE_HOMEPAGE_URL "${JANSO_HOMEPAGE}")
set(CPACK_PACKAGE_CONTACT "Janso contributors <noreply@janso.org>")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(components program data dev)
if(TARGET janso_speech)
  list(APPEND components speech)
endif()
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)

# "1~debian12": a version for each system, each below the one that a distribution itself would have.
set(system "")
if(EXISTS /etc/os-release)
  file(STRINGS /etc/os-release id REGEX "^ID=")
  file(STRINGS /etc/os-release number REGEX "^VERSION_ID=")
  string(REGEX REPLACE "(VERSION_)?ID=|\"" "" system "~${id}${number}")
endif()
set(CPACK_DEBIAN_PACKAGE_RELEASE "1${system}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(version "${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}")

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "riichi mahjong against bots and people on one computer")
set(about "Janso is a table for riichi mahjong with three or four players. Play alone
against eleven bots with measured strength, against programs that speak mjai,
or with other people at one screen. Janso teaches the game with lessons,
drills and a coach, saves every match, and reviews how you played.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME janso)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "${about}")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
# What is loaded and not linked, so that nothing computes it: the index of the library, and all icons, which Debian 12 and Ubuntu 24.04
# have within libqt6svg6.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS
    "janso-data (= ${version}), libqt6sql6-sqlite, qt6-svg-plugins | libqt6svg6 (<< 6.7.2-5~)")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-inter, fonts-noto-cjk, qt6-translations-l10n, qt6-wayland")
if(TARGET janso_speech)
  set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "janso-speech (= ${version})")
endif()
set(CPACK_DEBIAN_SPEECH_PACKAGE_NAME janso-speech)
set(CPACK_COMPONENT_SPEECH_DESCRIPTION "${about}

This package lets Janso announce what happens, for people who play by ear
without a screen reader.")
set(CPACK_DEBIAN_SPEECH_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_SPEECH_PACKAGE_DEPENDS "janso (= ${version})")
set(CPACK_DEBIAN_SPEECH_PACKAGE_RECOMMENDS
    "qt6-speech-speechd-plugin | qt6-speech-flite-plugin, speech-dispatcher-espeak-ng | qt6-speech-flite-plugin")
set(CPACK_DEBIAN_DATA_PACKAGE_NAME janso-data)
set(CPACK_COMPONENT_DATA_DESCRIPTION "${about}

This package contains its icons and the types of the files that it opens.")
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME janso-dev)
set(CPACK_COMPONENT_DEV_DESCRIPTION "${about}

This package contains what is needed to build plugins with bots.")
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "qt6-base-dev")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "janso (= ${version})")
# What Debian has otherwise than other systems.
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/debian_package.cmake")

# Each package says whose it is and what is new.
set(notes "${PROJECT_BINARY_DIR}/notes")
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(CONFIGURE OUTPUT "${notes}/changelog.Debian" @ONLY CONTENT "janso (@version@) unstable; urgency=medium

  * Version @PROJECT_VERSION@. See the program's AppStream metadata
    for what is new.

 -- @CPACK_PACKAGE_CONTACT@  @now@
")
file(READ "${PROJECT_SOURCE_DIR}/LICENSE" licence)
string(REGEX REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REGEX REPLACE "\n(.)" "\n \\1" licence "${licence}")
file(WRITE "${notes}/copyright" "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Janso

Files: *
Copyright: 2026 Janso contributors
License: MIT
 ${licence}
Files: resources/tiles/* resources/glyphs/*
Copyright: 2026 Janso contributors, 2021-2022 lxgw (outlines of LXGW WenKai), 2017-2022 Adobe (outlines of Noto Serif CJK JP)
License: MIT
")
if(JANSO_GZIP)
  execute_process(COMMAND "${JANSO_GZIP}" -9 -n -f "${notes}/changelog.Debian")
  foreach(component IN LISTS components)
    string(TOUPPER ${component} upper)
    set(doc "${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME}")
    install(FILES "${notes}/copyright" "${notes}/changelog.Debian.gz" DESTINATION "${doc}" COMPONENT ${component})
  endforeach()
endif()
include(CPack)

add_custom_target(appdir VERBATIM
  COMMAND "${CMAKE_COMMAND}" "-DBUILD=${PROJECT_BINARY_DIR}" "-DTO=${PROJECT_BINARY_DIR}/Janso.AppDir"
          "-DPLUGINS=${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}" "-DSOURCE=${PROJECT_SOURCE_DIR}"
          -P "${CMAKE_CURRENT_LIST_DIR}/appdir.cmake"
  DEPENDS janso janso-cli manual_janso manual_janso-cli)
