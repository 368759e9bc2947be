# What is installed below any prefix, in the parts that distributions pack apart: program, speech, data, dev. The program holds its own
# pictures, sounds and texts: nothing of it looks for a folder.
include(GNUInstallDirs)

install(TARGETS janso janso-cli RUNTIME COMPONENT program)

# What speaks is loaded where it is wanted, and alone needs Qt TextToSpeech: a part of its own.
if(TARGET janso_speech)
  install(TARGETS janso_speech LIBRARY DESTINATION "${JANSO_MODULES}" COMPONENT speech)
endif()

# --- Manual pages and completions, made by the programs themselves ---
set(manual "${PROJECT_BINARY_DIR}/manual")
find_program(JANSO_GZIP gzip)

# Where man looks for the pages of a language that is not English.
set(manual_locales ${JANSO_LANGUAGES})
list(REMOVE_ITEM manual_locales en)
list(TRANSFORM manual_locales REPLACE "^zh$" zh_CN)

# janso_manual_page(<made> <program> <section> <locale of man, or C> <arguments before the form>): one page, and where it goes.
function(janso_manual_page result program section locale)
  set(folder "")
  if(NOT locale STREQUAL "C")
    set(folder "${locale}/")
  endif()
  set(page "${manual}/${folder}${program}.${section}")
  set(commands COMMAND "${CMAKE_COMMAND}" -E make_directory "${manual}/${folder}"
    COMMAND "${CMAKE_COMMAND}" -E env --unset=LANGUAGE "LC_ALL=${locale}.UTF-8" "$<TARGET_FILE:${program}>" ${ARGN} man > "${page}")
  set(made "${page}")
  if(JANSO_GZIP)
    list(APPEND commands COMMAND "${JANSO_GZIP}" -9 -n -f -k "${page}")
    set(made "${page}.gz")
  endif()
  add_custom_command(OUTPUT "${made}" ${commands} DEPENDS ${program} VERBATIM)
  install(FILES "${made}" DESTINATION "${CMAKE_INSTALL_MANDIR}/${folder}man${section}" COMPONENT program)
  set(${result} "${made}" PARENT_SCOPE)
endfunction()

# janso_manual(<program> <section> <arguments before the form>)
function(janso_manual program section)
  set(pages "")
  foreach(locale C ${manual_locales})
    janso_manual_page(page ${program} ${section} ${locale} ${ARGN})
    list(APPEND pages "${page}")
  endforeach()
  set(made "")
  set(commands COMMAND "${CMAKE_COMMAND}" -E make_directory "${manual}")
  foreach(shell bash zsh fish)
    list(APPEND commands COMMAND "${CMAKE_COMMAND}" -E env --unset=LANGUAGE LC_ALL=C.UTF-8 "$<TARGET_FILE:${program}>" ${ARGN} ${shell}
                                 > "${manual}/${program}.${shell}")
    list(APPEND made "${manual}/${program}.${shell}")
  endforeach()
  add_custom_command(OUTPUT ${made} ${commands} DEPENDS ${program} VERBATIM)
  add_custom_target(manual_${program} ALL DEPENDS ${pages} ${made})
  install(FILES "${manual}/${program}.bash" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
          RENAME ${program} COMPONENT program)
  install(FILES "${manual}/${program}.zsh" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" RENAME _${program}
          COMPONENT program)
  install(FILES "${manual}/${program}.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT program)
endfunction()

if(NOT CMAKE_CROSSCOMPILING)
  janso_manual(janso 6 --manual)
  janso_manual(janso-cli 1 manual)
endif()

# --- What the desktop knows of it ---
set(desktop "${PROJECT_SOURCE_DIR}/resources/desktop/org.janso.Janso")
set(icons "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
install(FILES "${desktop}.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT program)
set(JANSO_HOMEPAGE "" CACHE STRING "Address of the project, for its metadata")
set(JANSO_PICTURES "" CACHE STRING "Address of a folder with resources/pictures of this version, for its metadata")
set(metadata "${PROJECT_BINARY_DIR}/org.janso.Janso.metainfo.xml")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${desktop}.metainfo.xml")
execute_process(COMMAND "${CMAKE_COMMAND}" "-DFROM=${desktop}.metainfo.xml" "-DTO=${metadata}" "-DHOMEPAGE=${JANSO_HOMEPAGE}"
                        "-DPICTURES=${JANSO_PICTURES}" -P "${CMAKE_CURRENT_LIST_DIR}/metadata.cmake" COMMAND_ERROR_IS_FATAL ANY)
install(FILES "${metadata}" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT program)
install(FILES "${desktop}.mime.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" RENAME org.janso.Janso.xml
        COMPONENT data)
install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/janso.svg" DESTINATION "${icons}/scalable/apps"
        RENAME org.janso.Janso.svg COMPONENT data)
install(FILES "${desktop}-symbolic.svg" DESTINATION "${icons}/symbolic/apps" COMPONENT data)

# --- What a plugin with bots is built from ---

# The headers below src that these ones include, themselves among them.
function(janso_header_closure result)
  set(waiting ${ARGN})
  set(seen "")
  while(waiting)
    list(POP_FRONT waiting header)
    if(header IN_LIST seen OR NOT EXISTS "${PROJECT_SOURCE_DIR}/src/${header}")
      continue()
    endif()
    list(APPEND seen "${header}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${header}")
    file(STRINGS "${PROJECT_SOURCE_DIR}/src/${header}" lines REGEX "^#include \"")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE ".*\"([^\"]+)\".*" "\\1" path "${line}")
      list(APPEND waiting "${path}")
    endforeach()
  endwhile()
  set(${result} ${seen} PARENT_SCOPE)
endfunction()

file(GLOB rules RELATIVE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/src/rules/*.h" "${PROJECT_SOURCE_DIR}/src/rules/*/*.h")
janso_header_closure(headers game/botplugin.h ${rules})
foreach(header IN LISTS headers)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES "${PROJECT_SOURCE_DIR}/src/${header}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/janso/${folder}" COMPONENT dev)
endforeach()

# The rules once more, as a library that may become part of another one. What a sanitizer has made could not be linked without it.
if(NOT JANSO_SANITIZE)
  set(sources "")
  foreach(folder rules rules/legal rules/presets)
    janso_layer_targets(layer ${folder})
    get_target_property(own ${layer} SOURCES)
    list(FILTER own INCLUDE REGEX "\\.cpp$")
    list(TRANSFORM own PREPEND "${PROJECT_SOURCE_DIR}/src/${folder}/" REGEX "^[^/]")
    list(APPEND sources ${own})
  endforeach()
  add_library(janso_rules_dev STATIC ${sources})
  target_include_directories(janso_rules_dev PRIVATE "${PROJECT_SOURCE_DIR}/src")
  target_link_libraries(janso_rules_dev PRIVATE janso_options)
  target_compile_options(janso_rules_dev PRIVATE $<$<CONFIG:Release>:-O3>)
  set_target_properties(janso_rules_dev PROPERTIES OUTPUT_NAME janso_rules ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/dev"
    POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  install(TARGETS janso_rules_dev ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT dev)
endif()

include(CMakePackageConfigHelpers)
set(config "${CMAKE_INSTALL_LIBDIR}/cmake/Janso")
set(archive "${CMAKE_INSTALL_LIBDIR}/libjanso_rules.a")
set(include "${CMAKE_INSTALL_INCLUDEDIR}/janso")
configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/JansoConfig.cmake.in" "${PROJECT_BINARY_DIR}/JansoConfig.cmake"
  INSTALL_DESTINATION "${config}" PATH_VARS archive include)
# Plugins share classes with the program: another version is another program.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/JansoConfigVersion.cmake" COMPATIBILITY ExactVersion)
install(FILES "${PROJECT_BINARY_DIR}/JansoConfig.cmake" "${PROJECT_BINARY_DIR}/JansoConfigVersion.cmake"
        DESTINATION "${config}" COMPONENT dev)
