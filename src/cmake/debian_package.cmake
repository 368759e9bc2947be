# Run by CPack on what it is about to pack, for what Debian has otherwise: the program is a game, janso-cli is none; zsh there looks for
# completions of packages in a folder that other systems do not have; what only tells of the compiler is left out; and what lintian says all
# the same has its reason in janso.lintian-overrides.

# Asked for here, since CPack would tell of the first alone, in four lines.
find_program(file file)
find_program(shlibdeps dpkg-shlibdeps)
if(NOT file OR NOT shlibdeps)
  message(FATAL_ERROR "What makes packages is missing: sudo apt-get install dpkg-dev file")
endif()

# janso_move(<folder> <other folder> <names...>): both below usr; a folder that is left empty goes.
function(janso_move from to)
  foreach(name IN LISTS ARGN)
    file(GLOB_RECURSE found "${CPACK_TEMPORARY_DIRECTORY}/*/usr/${from}/${name}")
    foreach(file IN LISTS found)
      string(REPLACE "/usr/${from}/${name}" "/usr" root "${file}")
      file(MAKE_DIRECTORY "${root}/${to}")
      file(RENAME "${file}" "${root}/${to}/${name}")
      file(GLOB left "${root}/${from}/*")
      if(NOT left)
        file(REMOVE_RECURSE "${root}/${from}")
      endif()
    endforeach()
  endforeach()
endfunction()

janso_move(bin games janso)
janso_move(share/zsh/site-functions share/zsh/vendor-completions _janso _janso-cli)

find_program(strip strip)
foreach(name games/janso bin/janso-cli janso-speech.so libjanso_rules.a)
  file(GLOB_RECURSE found "${CPACK_TEMPORARY_DIRECTORY}/*/usr/*${name}")
  foreach(file IN LISTS found)
    if(strip)
      execute_process(COMMAND "${strip}" --strip-debug --enable-deterministic-archives --remove-section=.comment "${file}"
                      COMMAND_ERROR_IS_FATAL ANY)
    endif()
  endforeach()
endforeach()

file(GLOB program "${CPACK_TEMPORARY_DIRECTORY}/*/usr/games")
if(program)
  file(MAKE_DIRECTORY "${program}/../share/lintian/overrides")
  file(COPY_FILE "${CMAKE_CURRENT_LIST_DIR}/janso.lintian-overrides" "${program}/../share/lintian/overrides/janso")
endif()
