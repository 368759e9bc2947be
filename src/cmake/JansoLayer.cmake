# janso_layer(<name> [LAYERS a b] [QT Core Widgets] [LIBS z] SOURCES ...)
#
# Declares one layer: a static library janso_<name> that links exactly the named layers and Qt modules, and a build step that
# fails on any include which the layer may not write. Headers also form a file set, so that each is compiled alone by the
# target all_verify_interface_header_sets.
set(JANSO_CHECK_INCLUDES "${CMAKE_CURRENT_LIST_DIR}/check_includes.cmake")

function(janso_layer name)
  cmake_parse_arguments(ARG "" "" "LAYERS;QT;LIBS;SOURCES" ${ARGN})
  set(target janso_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")

  set(headers ${ARG_SOURCES})
  list(FILTER headers INCLUDE REGEX "\\.h$")
  target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/src" FILES ${headers})
  set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)

  list(TRANSFORM ARG_LAYERS PREPEND janso_ OUTPUT_VARIABLE layer_targets)
  list(TRANSFORM ARG_QT PREPEND Qt6:: OUTPUT_VARIABLE qt_targets)
  target_link_libraries(${target} PUBLIC janso_options ${layer_targets} ${qt_targets} ${ARG_LIBS})
  if(ARG_QT)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    target_compile_definitions(${target} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII
      QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
      QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_USE_QSTRINGBUILDER)
  endif()

  janso_check_includes(${name} "${name};${ARG_LAYERS}" "${ARG_QT}")
  add_dependencies(${target} check_${name})
endfunction()

# The check alone, for a folder whose targets are declared by hand (cli, app).
function(janso_check_includes name layers qt)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.h" "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  list(JOIN layers "," may_include)
  list(JOIN qt "," may_use_qt)
  set(stamp "${CMAKE_CURRENT_BINARY_DIR}/includes.stamp")
  add_custom_command(OUTPUT "${stamp}"
    COMMAND ${CMAKE_COMMAND} "-DNAME=${name}" "-DDIR=${CMAKE_CURRENT_SOURCE_DIR}" "-DLAYERS=${may_include}"
            "-DQT=${may_use_qt}" -P "${JANSO_CHECK_INCLUDES}"
    COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
    DEPENDS ${files} "${JANSO_CHECK_INCLUDES}"
    COMMENT "Checking the includes of src/${name}" VERBATIM)
  add_custom_target(check_${name} DEPENDS "${stamp}")
endfunction()
