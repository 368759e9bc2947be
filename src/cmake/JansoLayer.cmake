# janso_layer(<folder> [LAYERS a b/c] [QT Core Widgets] [LIBS z] [MOC] [FORMS form] [FACE a.h] [INSIDE c] [SHOWS d/e.h] [SINGLE]
#             [PIXELS a.cpp] SOURCES ...)
#
# Declares one layer or one room of a layer, named by its folder below src ("rules", "widgets/table"): a static library
# janso_<folder, / as _> that links exactly the named layers and Qt modules, and a build step that fails on any include which it
# may not write. Headers also form a file set, so that each is compiled alone by the target all_verify_interface_header_sets.
#
# MOC: some of its classes are QObjects. FORMS names those of ui/ of which it includes ui_*.h. FACE names the headers that other layers may include; without
# it they may include all. A layer that needs the insides of another one says so by INSIDE. SHOWS names headers of lower layers
# whose values are part of what this one says: whoever may include this layer may have them too.
#
# The sources of a layer are compiled several at a time (-DJANSO_UNITY=OFF: one by one), which saves a third of the time; so what
# they keep in unnamed namespaces must be named differently within a folder. SINGLE: here they are always compiled one by
# one, as in bots and rules, whose tables and figures each file has under the same short names.
#
# A layer without Qt is one that thinks or is asked a million times by one that does: a release compiles it with -O3. What shows has
# nothing to compute that Qt does not compute for it: -O1, which takes a sixth less time; but PIXELS names those of its sources
# that compute pictures point by point, and get -O3.
option(JANSO_UNITY "Compile several sources of a folder at a time" ON)
set(JANSO_UNITY_BATCH 8 CACHE STRING "How many sources are compiled at a time")
set(JANSO_CHECK_INCLUDES "${CMAKE_CURRENT_LIST_DIR}/check_includes.cmake")

function(janso_layer name)
  cmake_parse_arguments(ARG "MOC;SINGLE" "" "LAYERS;QT;LIBS;FORMS;FACE;INSIDE;SHOWS;PIXELS;SOURCES" ${ARGN})
  janso_layer_targets(target ${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")

  set(headers ${ARG_SOURCES})
  list(FILTER headers INCLUDE REGEX "\\.h$")
  target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/src" FILES ${headers})
  if(JANSO_UNITY AND NOT ARG_SINGLE)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${JANSO_UNITY_BATCH})
  endif()
  set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
  if(ARG_MOC)
    janso_moc(${target} ${name} ${headers})
  endif()
  if(ARG_FORMS)
    janso_forms(${target} ${ARG_FORMS})
  endif()

  janso_layer_targets(layer_targets ${ARG_LAYERS})
  list(TRANSFORM ARG_QT PREPEND Qt6:: OUTPUT_VARIABLE qt_targets)
  target_link_libraries(${target} PUBLIC janso_options ${layer_targets} ${qt_targets} ${ARG_LIBS})
  if(ARG_QT)
    target_compile_definitions(${target} PRIVATE ${JANSO_QT_DEFINITIONS})
  else()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
  endif()
  if(Gui IN_LIST ARG_QT)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  janso_precompile(${target} "${ARG_QT}")
  if(ARG_PIXELS)
    set_source_files_properties(${ARG_PIXELS} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-O3>" SKIP_PRECOMPILE_HEADERS ON
                                                         SKIP_UNITY_BUILD_INCLUSION ON)
  endif()

  set_property(GLOBAL PROPERTY JANSO_FACE_${name} "${ARG_FACE}")
  set_property(GLOBAL PROPERTY JANSO_FORMS_${name} "${ARG_FORMS}")
  set_property(GLOBAL PROPERTY JANSO_SHOWS_${name} "${ARG_SHOWS}")
  janso_check_includes(${name} "${name};${ARG_LAYERS}" "${ARG_QT}" ${ARG_INSIDE})
  add_dependencies(${target} check_${target})
endfunction()

# What uic makes of these forms, as files that the build knows. Those of AUTOUIC it does not know: of a changed form it makes the
# header, but compiles what includes that only in the next build.
function(janso_forms target)
  set(forms ${ARGN})
  list(TRANSFORM forms PREPEND "${PROJECT_SOURCE_DIR}/ui/")
  list(TRANSFORM forms APPEND ".ui")
  qt_wrap_ui(made ${forms})
  target_sources(${target} PRIVATE ${made})
  target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()

# The targets of these layers and rooms.
function(janso_layer_targets result)
  set(targets ${ARGN})
  list(TRANSFORM targets REPLACE "/" "_")
  list(TRANSFORM targets PREPEND janso_)
  set(${result} ${targets} PARENT_SCOPE)
endfunction()

# The check alone, for a folder whose targets are declared by hand (app): the target check_janso_<folder>. Layers named after these
# are open to it.
function(janso_check_includes name layers qt)
  set(faces "")
  set(shown "")
  foreach(layer IN LISTS layers)
    get_property(shows GLOBAL PROPERTY JANSO_SHOWS_${layer})
    list(APPEND shown ${shows})
    get_property(face GLOBAL PROPERTY JANSO_FACE_${layer})
    if(face AND NOT layer STREQUAL name AND NOT layer IN_LIST ARGN)
      list(TRANSFORM face PREPEND "${layer}/")
      list(APPEND faces ${face})
    endif()
  endforeach()
  list(JOIN faces "," faces)
  list(JOIN shown "," shown)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.h" "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  list(JOIN layers "," may_include)
  list(JOIN qt "," may_use_qt)
  janso_layer_targets(target ${name})
  get_property(moc GLOBAL PROPERTY JANSO_MOC_${name})
  get_property(forms GLOBAL PROPERTY JANSO_FORMS_${name})
  list(JOIN forms "," forms)
  set(stamp "${CMAKE_CURRENT_BINARY_DIR}/includes.stamp")
  add_custom_command(OUTPUT "${stamp}"
    COMMAND ${CMAKE_COMMAND} "-DNAME=${name}" "-DSRC=${PROJECT_SOURCE_DIR}/src" "-DUI=${PROJECT_SOURCE_DIR}/ui"
            "-DLAYERS=${may_include}" "-DQT=${may_use_qt}" ${moc} "-DFORMS=${forms}" "-DFACES=${faces}" "-DSHOWN=${shown}" "-DSTAMP=${stamp}"
            -P "${JANSO_CHECK_INCLUDES}"
    DEPENDS ${files} "${JANSO_CHECK_INCLUDES}"
    DEPFILE "${stamp}.d"
    COMMENT "Checking the includes of src/${name}" VERBATIM)
  add_custom_target(check_${target} DEPENDS "${stamp}")
endfunction()
