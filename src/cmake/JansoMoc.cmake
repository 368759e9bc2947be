# janso_generate_moc(<header or source> <made> <target>): calls moc. It reads the headers of QtCore and QtGui, for macros and interfaces;
# those of QtWidgets, which qt_generate_moc() would add, take ten times as long to read and hold nothing that moc needs.
function(janso_generate_moc from made target)
  set(defined "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  set(includes ${Qt6Core_INCLUDE_DIRS} ${Qt6Gui_INCLUDE_DIRS})
  list(REMOVE_DUPLICATES includes)
  list(TRANSFORM includes PREPEND "-I")
  add_custom_command(OUTPUT "${made}"
    COMMAND Qt6::moc "$<$<BOOL:${defined}>:-D$<JOIN:${defined},;-D>>" ${includes} -o "${made}" "${from}"
    DEPENDS "${from}" COMMAND_EXPAND_LISTS VERBATIM)
endfunction()

# janso_moc(<target> <folder> <header>...): what moc makes of those headers that hold a QObject, as one source among those of the
# target, so that it is compiled along with them: AUTOMOC's would read all their headers a second time, by itself.
#
# Which headers those are is looked up when cmake runs. Where one has become a QObject since, the include check of its folder says so
# and touches the file that makes cmake run again.
function(janso_moc target folder)
  set(with "")
  set(made "")
  set(text "")
  foreach(header IN LISTS ARGN)
    file(STRINGS "${header}" found REGEX "^[ \t]*Q_(OBJECT|GADGET|NAMESPACE)" LIMIT_COUNT 1)
    if(found)
      cmake_path(GET header STEM name)
      set(moc "${CMAKE_CURRENT_BINARY_DIR}/moc/moc_${name}.cpp")
      janso_generate_moc("${CMAKE_CURRENT_SOURCE_DIR}/${header}" "${moc}" ${target})
      list(APPEND with "${name}.h")
      list(APPEND made "${moc}")
      string(APPEND text "#include \"${moc}\"\n")
    endif()
  endforeach()
  set_source_files_properties(${made} PROPERTIES HEADER_FILE_ONLY ON)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}_moc.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT "${text}" @ONLY)
  target_sources(${target} PRIVATE "${source}" ${made})

  list(JOIN with "," with)
  set(again "${CMAKE_CURRENT_BINARY_DIR}/moc/again")
  if(NOT EXISTS "${again}")
    file(TOUCH "${again}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${again}")
  set_property(GLOBAL PROPERTY JANSO_MOC_${folder} "-DMOC=${with}" "-DAGAIN=${again}")
endfunction()
